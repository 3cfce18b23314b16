import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CartItem } from '../../api/endpoints.gen.ts';
import { ProductImage } from '../../components/ProductImage.tsx';
import { LineOptions } from '../cart/LineOptions.tsx';
import styles from './OrderSummary.module.css';

interface OrderedLineProps {
  readonly line: Pick<CartItem, 'name' | 'image' | 'option' | 'quantity'> &
    Partial<Pick<CartItem, 'picture'>>;
  /** What the line costs, in words */
  readonly amount: string;
  /** What stands below */
  readonly children?: ReactNode;
}

/** One line of an order: picture, name, options, quantity and its total. */
export function OrderedLine({ line, amount, children }: OrderedLineProps) {
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <ProductImage picture={line.picture} src={line.image} alt="" width={56} height={63} />
      </span>
      <div className={styles.what}>
        <span className={styles.name}>{line.name}</span>
        <LineOptions options={line.option} />
        <span className={styles.quantity}>
          <FormattedMessage id="checkout.line.quantity" values={{ count: line.quantity }} />
        </span>
        {children}
      </div>
      <span className={styles.amount}>{amount}</span>
    </li>
  );
}
