import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoveSavedLineMutation, useRemoveSavedLineMutation } from '../../../api/api.ts';
import type { CartItem } from '../../../api/endpoints.gen.ts';
import { StockLabel } from '../../../components/goods/StockLabel.tsx';
import { useWeightText } from '../../../components/goods/useWeightText.ts';
import { LineSummary } from '../LineSummary.tsx';
import styles from './SavedLines.module.css';
import { useFocusHandover } from '../../../components/useFocusHandover.ts';

interface SavedLineRowProps {
  readonly line: CartItem;
  readonly onFocusLost: () => void;
}

export function SavedLineRow({ line, onFocusLost }: SavedLineRowProps) {
  const { formatMessage } = useIntl();
  const weightOf = useWeightText();
  const [moveLine, { isLoading: isMoving }] = useMoveSavedLineMutation();
  const [removeSaved, { isLoading: isRemoving }] = useRemoveSavedLineMutation();
  const { cart_item_id: key, name, quantity, available, weight_step: weightStep } = line;
  const isBusy = isMoving || isRemoving;
  const row = useFocusHandover<HTMLLIElement>(onFocusLost);

  const handle = (write: typeof moveLine | typeof removeSaved) => {
    if (!isBusy) void write({ cartKeyForm: { key } });
  };

  return (
    <Card ref={row} component="li" variant="outlined" className={styles.line}>
      <LineSummary line={line}>
        <Typography component="span" variant="caption" color="textSecondary">
          {weightStep === undefined ? (
            <FormattedMessage id="cart.saved.quantity" values={{ quantity }} />
          ) : (
            <FormattedMessage
              id="checkout.line.weight"
              values={{ weight: weightOf(quantity * weightStep) }}
            />
          )}
        </Typography>
        {available !== undefined && <StockLabel stock={available} weightStep={weightStep} />}
        <div className={styles.ways}>
          <Button
            variant="outlined"
            aria-label={formatMessage({ id: 'cart.saved.moveLabel' }, { name })}
            aria-disabled={isBusy}
            onClick={() => handle(moveLine)}
          >
            <FormattedMessage id="cart.saved.move" />
          </Button>
          <Button
            variant="inline"
            size="small"
            aria-label={formatMessage({ id: 'cart.saved.removeLabel' }, { name })}
            aria-disabled={isBusy}
            onClick={() => handle(removeSaved)}
          >
            <FormattedMessage id="cart.saved.remove" />
          </Button>
        </div>
      </LineSummary>
    </Card>
  );
}
