import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { classNames } from '../../lib/classNames.ts';
import styles from './StockLabel.module.css';

export interface StockLabelProps {
  stock: number;
  quantity?: number | undefined;
  className?: string | undefined;
}

const lowStock = 5;

export function StockLabel({ stock, quantity, className }: StockLabelProps) {
  const intl = useIntl();
  const state = quantity === undefined ? stateOf(stock) : quantity <= stock ? 'enough' : 'short';
  return (
    <Typography
      component="span"
      variant="body2"
      color={colors[state]}
      className={classNames(styles.label, styles[state], className)}
    >
      {intl.formatMessage({ id: messageIds[state] }, { stock })}
    </Typography>
  );
}

function stateOf(stock: number): 'in' | 'low' | 'out' {
  if (stock <= 0) return 'out';
  return stock <= lowStock ? 'low' : 'in';
}

const colors = {
  in: 'success',
  low: 'warning',
  out: 'textSecondary',
  enough: 'success',
  short: 'textSecondary',
} as const;

const messageIds = {
  in: 'stockLabel.in.text',
  low: 'stockLabel.low.text',
  out: 'stockLabel.out.text',
  enough: 'stockLabel.enough.text',
  short: 'stockLabel.short.text',
} as const;
