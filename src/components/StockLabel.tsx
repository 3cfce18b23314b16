import { useIntl } from 'react-intl';
import { classNames } from '../lib/classNames.ts';
import styles from './StockLabel.module.css';

export interface StockLabelProps {
  /** Units available */
  stock: number;
  className?: string | undefined;
}

/** At this many units or fewer the label says how many are left. */
const lowStock = 5;

/** Whether a product can be had: in words, never by colour alone. */
export function StockLabel({ stock, className }: StockLabelProps) {
  const intl = useIntl();
  const state = stock <= 0 ? 'out' : stock <= lowStock ? 'low' : 'in';
  return (
    <span className={classNames(styles.label, styles[state], className)}>
      {intl.formatMessage({ id: messageIds[state] }, { stock })}
    </span>
  );
}

const messageIds = {
  in: 'stockLabel.in.text',
  low: 'stockLabel.low.text',
  out: 'stockLabel.out.text',
} as const;
