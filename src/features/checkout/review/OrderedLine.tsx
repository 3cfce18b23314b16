import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CartItem } from '../../../api/endpoints.gen.ts';
import { useWeightText } from '../../../components/goods/useWeightText.ts';
import { ProductImage } from '../../../components/goods/ProductImage.tsx';
import { LineOptions } from '../../cart/LineOptions.tsx';
import styles from '../OrderSummary.module.css';

interface OrderedLineProps {
  readonly line: Pick<CartItem, 'name' | 'image' | 'option' | 'quantity'> &
    Partial<Pick<CartItem, 'picture' | 'weight_step'>>;
  readonly amount: string;
  readonly children?: ReactNode;
}

export function OrderedLine({ line, amount, children }: OrderedLineProps) {
  const weightOf = useWeightText();
  return (
    <li className={styles.line}>
      <ProductImage picture={line.picture} src={line.image} alt="" width={56} height={63} />
      <div className={styles.what}>
        <Typography component="span" variant="label">
          {line.name}
        </Typography>
        <LineOptions options={line.option} />
        <Typography component="span" variant="caption" color="textSecondary">
          {line.weight_step === undefined ? (
            <FormattedMessage id="checkout.line.quantity" values={{ count: line.quantity }} />
          ) : (
            <FormattedMessage
              id="checkout.line.weight"
              values={{ weight: weightOf(line.quantity * line.weight_step) }}
            />
          )}
        </Typography>
        {children}
      </div>
      <span>{amount}</span>
    </li>
  );
}
