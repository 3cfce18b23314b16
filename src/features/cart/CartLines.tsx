import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import { useIntl } from 'react-intl';
import type { CartItem } from '../../api/endpoints.gen.ts';
import { uniqueKeys } from '../../lib/uniqueKeys.ts';
import { CartLineRow } from './CartLineRow.tsx';
import styles from './CartLines.module.css';
import { useFocusHandover } from '../../components/useFocusHandover.ts';

interface CartLinesProps {
  readonly items: readonly CartItem[];
  readonly isChangeable: boolean;
  readonly isSaveable?: boolean;
  readonly onFocusLost: () => void;
}

export function CartLines({
  items,
  isChangeable,
  isSaveable = false,
  onFocusLost,
}: CartLinesProps) {
  const { formatMessage } = useIntl();
  const keys = uniqueKeys(items.map((line) => line.cart_item_id));
  const list = useFocusHandover<HTMLUListElement>(onFocusLost);
  return (
    <List
      ref={list}
      disablePadding
      tabIndex={-1}
      className={styles.lines}
      aria-label={formatMessage({ id: 'cart.lines.label' })}
    >
      {items.map((line, index) => (
        <CartLineRow
          key={keys[index]}
          line={line}
          isChangeable={isChangeable}
          isSaveable={isSaveable}
          onFocusLost={() => list.current?.focus()}
        />
      ))}
    </List>
  );
}

export function CartLinesSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={styles.lines} aria-hidden data-testid="cart-skeleton">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={112} className={styles.waiting} />
      ))}
    </div>
  );
}
