import { useIntl } from 'react-intl';
import { classNames } from '../lib/classNames.ts';
import styles from './Price.module.css';

export interface PriceProps {
  /** The regular price, formatted; '' where it is not known */
  regular: string;
  /** The sale price, formatted; without it there is no sale layout */
  sale?: string | undefined;
  size?: 'small' | 'medium' | 'large';
  className?: string | undefined;
}

/** A price; on sale the price to pay, then the regular price struck through, told apart for screen readers too. */
export function Price({ regular, sale, size = 'medium', className }: PriceProps) {
  const intl = useIntl();
  const root = classNames(styles.price, styles[size], className);
  if (sale === undefined || regular === '') {
    return <span className={classNames(root, styles.now)}>{sale ?? regular}</span>;
  }
  return (
    <span className={root}>
      <span className="visuallyHidden">{intl.formatMessage({ id: 'price.sale.label' })} </span>
      <span className={classNames(styles.now, styles.sale)}>{sale}</span>{' '}
      <span className="visuallyHidden">{intl.formatMessage({ id: 'price.regular.label' })} </span>
      <s className={styles.was}>{regular}</s>
    </span>
  );
}
