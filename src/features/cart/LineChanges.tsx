import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import type { CartItem } from '../../api/endpoints.gen.ts';
import { useWeightText } from '../../components/goods/useWeightText.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { usePriceText } from '../shop/usePriceText.ts';
import styles from './LineChanges.module.css';
import { lineChanges } from './lineChanges.ts';
import { removeLine, setQuantity } from './stepQuantity.ts';

interface LineChangesProps {
  readonly line: CartItem;
  readonly isChangeable: boolean;
  readonly className?: string | undefined;
}

/**
 * Shows price and stock changes of a cart line, with buttons that accept them. Setting the same quantity again
 * accepts a new price.
 */
export function LineChanges({ line, isChangeable, className }: LineChangesProps) {
  const dispatch = useAppDispatch();
  const priceText = usePriceText();
  const weightOf = useWeightText();
  const { price, left } = lineChanges(line);
  if (!price && left === undefined) return null;
  const weight =
    line.weight_step !== undefined && left !== undefined
      ? weightOf(left * line.weight_step)
      : undefined;
  const choose = (quantity: number) => void dispatch(setQuantity(line, quantity));
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
          <FormattedMessage
            id={weight ? 'cart.change.leftWeight' : 'cart.change.left'}
            values={{ count: left, weight }}
          />
          {isChangeable && (
            <Button variant="inline" size="small" onClick={() => choose(left)}>
              <FormattedMessage
                id={weight ? 'cart.change.setWeight' : 'cart.change.set'}
                values={{ count: left, weight }}
              />
            </Button>
          )}
        </p>
      )}
    </Alert>
  );
}
