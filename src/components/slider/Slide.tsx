import { Children, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './Slider.module.css';

interface SlideProps {
  readonly number: number;
  readonly count: number;
  readonly children: ReactNode;
}

/** One slide. Absorbs the style and `tabIndex` that react-slick passes to its children. */
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
