import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CartItem } from '../../api/endpoints.gen.ts';
import { QuantityBox } from '../../components/goods/QuantityBox.tsx';
import { TrashIcon } from '../../components/icons.tsx';
import { lineTotal } from '../../lib/price.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { usePriceText } from '../shop/usePriceText.ts';
import { AvoidedWarning } from '../avoidList/AvoidedWarning.tsx';
import { LineChanges } from './LineChanges.tsx';
import { LineSummary } from './LineSummary.tsx';
import { removeLine, stepQuantity } from './stepQuantity.ts';
import { SaveLineButton } from './saved/SaveLineButton.tsx';
import styles from './CartLineRow.module.css';
import { useFocusHandover } from '../../components/useFocusHandover.ts';
import { useLineState } from './useLineState.ts';

interface CartLineRowProps {
  readonly line: CartItem;
  readonly isChangeable: boolean;
  readonly isSaveable: boolean;
  readonly onFocusLost: () => void;
}

export function CartLineRow({ line, isChangeable, isSaveable, onFocusLost }: CartLineRowProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const priceText = usePriceText();
  const row = useFocusHandover<HTMLLIElement>(onFocusLost);
  const { quantity, isLeaving } = useLineState(line);
  const total = lineTotal(line);

  return (
    <ListItem ref={row} divider disableGutters className={styles.row}>
      <LineSummary line={line} pictureClassName={styles.picture} className={styles.what}>
        {isSaveable && <SaveLineButton line={line} />}
      </LineSummary>
      <IconButton
        color="removal"
        className={styles.remove}
        aria-label={formatMessage({ id: 'cart.line.remove' }, { name: line.name })}
        aria-disabled={isLeaving}
        onClick={() => void dispatch(removeLine(line))}
      >
        <TrashIcon size={20} />
      </IconButton>
      <QuantityBox
        className={styles.quantity}
        quantity={quantity}
        weightStep={line.weight_step}
        name={line.name}
        isDisabled={!isChangeable || isLeaving}
        onDecrease={() => void dispatch(stepQuantity(line, 'dec'))}
        onIncrease={() => void dispatch(stepQuantity(line))}
      />
      {isChangeable && (
        <Typography component="span" variant="price" className={styles.total}>
          <span className="visuallyHidden">
            <FormattedMessage id="cart.line.total" />{' '}
          </span>
          <span>{priceText(total.amount, total.count)}</span>
        </Typography>
      )}
      <AvoidedWarning contents={line} className={styles.notice} />
      <LineChanges line={line} isChangeable={isChangeable} className={styles.notice} />
    </ListItem>
  );
}
