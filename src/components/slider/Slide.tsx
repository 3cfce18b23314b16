import { Children, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './Slider.module.css';

interface SlideProps {
  /** Counted from 1 */
  readonly number: number;
  readonly count: number;
  readonly children: ReactNode;
}

/** One place in a slider. React-slick gives what it holds a style and a `tabIndex`; they end here. */
function Slide({ number, count, children }: SlideProps) {
  const { formatMessage } = useIntl();
  return (
    <div
      className={styles.slide}
      role="group"
      aria-label={formatMessage({ id: 'slider.slide.label' }, { number, count })}
    >
      {children}
    </div>
  );
}

/** Each child in a place of its own, with the child's key. */
export function slidesOf(children: ReactNode): ReactNode[] {
  const contents = Children.toArray(children);
  return contents.map((content, index) => (
    <Slide
      key={typeof content === 'object' && 'key' in content ? content.key : index}
      number={index + 1}
      count={contents.length}
    >
      {content}
    </Slide>
  ));
}
