import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import type { CartItem } from '../../api/endpoints.gen.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { usePriceText } from '../shop/usePriceText.ts';
import styles from './LineChanges.module.css';
import { changesOf } from './changesOf.ts';
import { removeLine, changeQuantity } from './setQuantity.ts';

interface LineChangesProps {
  readonly line: CartItem;
  /** Whether the quantity can be changed here */
  readonly isChangeable: boolean;
  readonly className?: string | undefined;
}

/**
 * Tells that price or stock changed since a line was added, each with the one press that resolves it. A price is
 * accepted by an edit to the quantity the line has already.
 */
export function LineChanges({ line, isChangeable, className }: LineChangesProps) {
  const dispatch = useAppDispatch();
  const priceText = usePriceText();
  const { price, left } = changesOf(line);
  if (!price && left === undefined) return null;
  const choose = (quantity: number) => void dispatch(changeQuantity(line, quantity));
  return (
    <Alert
      severity="warning"
      variant="outlined"
      icon={false}
      role="none"
      className={className}
      slotProps={{ message: { className: styles.changes } }}
    >
      {price && (
        <p className={styles.change}>
          <FormattedMessage
            id="cart.change.price"
            values={{ from: priceText(price.from), to: priceText(price.to) }}
          />
          {isChangeable && left === undefined && (
            <Button variant="inline" size="small" onClick={() => choose(line.quantity)}>
              <FormattedMessage id="cart.change.accept" />
            </Button>
          )}
        </p>
      )}
      {left === 0 && (
        <p className={styles.change}>
          <FormattedMessage id="cart.change.gone" />
          <Button variant="inline" size="small" onClick={() => void dispatch(removeLine(line))}>
            <FormattedMessage id="cart.change.remove" />
          </Button>
        </p>
      )}
      {left !== undefined && left > 0 && (
        <p className={styles.change}>
          <FormattedMessage id="cart.change.left" values={{ count: left }} />
          {isChangeable && (
            <Button variant="inline" size="small" onClick={() => choose(left)}>
              <FormattedMessage id="cart.change.set" values={{ count: left }} />
            </Button>
          )}
        </p>
      )}
    </Alert>
  );
}
