import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { weightText } from '../../../contract/weight.ts';
import { classNames } from '../../lib/classNames.ts';
import styles from './StockLabel.module.css';

export interface StockLabelProps {
  stock: number;
  quantity?: number | undefined;
  /** Weight of one unit in grams, for goods sold by weight. */
  weightStep?: number | undefined;
  className?: string | undefined;
}

const lowStock = 5;

export function StockLabel({ stock, quantity, weightStep, className }: StockLabelProps) {
  const intl = useIntl();
  const state = quantity === undefined ? stateOf(stock) : quantity <= stock ? 'enough' : 'short';
  return (
    <Typography
      component="span"
      variant="body2"
      color={colors[state]}
      className={classNames(styles.label, styles[state], className)}
    >
      {state === 'low' && weightStep !== undefined
        ? intl.formatMessage(
            { id: 'stockLabel.lowWeight.text' },
            { weight: weightText(stock * weightStep, intl.locale) },
          )
        : intl.formatMessage({ id: messageIds[state] }, { stock })}
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
