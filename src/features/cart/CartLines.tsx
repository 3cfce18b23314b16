import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { CartItem } from '../../api/endpoints.gen.ts';
import { CartLineRow } from './CartLineRow.tsx';
import styles from './CartLines.module.css';

interface CartLinesProps {
  readonly items: readonly CartItem[];
  readonly isChangeable: boolean;
}

/** The lines of the cart. The list takes the focus from a line that leaves, so that the keyboard keeps its place. */
export function CartLines({ items, isChangeable }: CartLinesProps) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul
      ref={list}
      tabIndex={-1}
      className={styles.lines}
      aria-label={formatMessage({ id: 'cart.lines.label' })}
    >
      {items.map((line) => (
        <CartLineRow
          key={line.cart_item_id}
          line={line}
          isChangeable={isChangeable}
          onRemoved={() => list.current?.focus()}
        />
      ))}
    </ul>
  );
}

/** The place of the lines while the cart is read. */
export function CartLinesSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={styles.lines} aria-hidden data-testid="cart-skeleton">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.waiting} />
      ))}
    </div>
  );
}
