import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import type { CartItem } from '../../api/endpoints.gen.ts';
import { TrashIcon } from '../../components/icons.tsx';
import { useWeightText } from '../../components/goods/useWeightText.ts';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import { shortProductPath } from '../../lib/paths.ts';
import { payablePrice } from '../../lib/price.ts';
import { titleCase } from '../../lib/titleCase.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { LineOptions } from '../cart/LineOptions.tsx';
import { removeLine } from '../cart/stepQuantity.ts';
import { useFocusHandover } from '../../components/useFocusHandover.ts';
import { useLineState } from '../cart/useLineState.ts';
import { usePriceText } from '../shop/usePriceText.ts';
import styles from './CartPreview.module.css';

interface CartPreviewLineProps {
  readonly line: CartItem;
  readonly onFocusLost: () => void;
}

export function CartPreviewLine({ line, onFocusLost }: CartPreviewLineProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const priceText = usePriceText();
  const weightOf = useWeightText();
  const row = useFocusHandover<HTMLLIElement>(onFocusLost);
  const { quantity, isLeaving } = useLineState(line);
  const path = shortProductPath(line.handle);
  const { weight_step: step } = line;
  const price = priceText(payablePrice(line));
  return (
    <ListItem ref={row} divider disableGutters className={styles.line}>
      <RouterLink to={path} tabIndex={-1} aria-hidden>
        <ProductImage picture={line.picture} src={line.image} alt="" width={56} height={63} />
      </RouterLink>
      <div className={styles.what}>
        <Link href={path} variant="label" color="textPrimary" underline="hover">
          {titleCase(line.name)}
        </Link>
        <LineOptions options={line.option} />
        <Typography component="span" variant="caption">
          {step === undefined ? (
            <FormattedMessage id="cart.preview.price" values={{ quantity, price }} />
          ) : (
            <FormattedMessage
              id="cart.preview.weight"
              values={{
                weight: weightOf(quantity * step),
                price,
                step: weightOf(step),
              }}
            />
          )}
        </Typography>
      </div>
      <IconButton
        color="removal"
        aria-label={formatMessage({ id: 'cart.line.remove' }, { name: line.name })}
        aria-disabled={isLeaving}
        onClick={() => void dispatch(removeLine(line))}
      >
        <TrashIcon size={18} />
      </IconButton>
    </ListItem>
  );
}
