import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useId, type KeyboardEvent, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { Dialog } from '../../components/Dialog.tsx';
import { CloseIcon } from '../../components/icons.tsx';
import { ProductImage } from '../../components/ProductImage.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import type { AddedProduct } from '../cart/addConfirmation.ts';
import type { DialogState } from '../ui/dialogState.ts';
import styles from './CartAdded.module.css';
import { miniCartClosed } from '../cart/cartSlice.ts';
import { useFocusHandover } from '../../components/useFocusHandover.ts';

interface CartAddedProps {
  readonly product: AddedProduct;
  readonly onClose: () => void;
}

/** Says which product went into the cart and where to go from there. */
export function CartAddedDialog({ product, ...state }: CartAddedProps & DialogState) {
  const { formatMessage } = useIntl();
  return (
    <Dialog title={formatMessage({ id: 'cart.added.title' })} {...state}>
      <CartAddedContent product={product} onClose={state.onClose} />
    </Dialog>
  );
}

/** The same beside the open mini cart, which stays usable; the focus goes in once and may leave to the mini cart. */
export function CartAddedPanel({ product, onClose }: CartAddedProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  // The next key, too, is for what the panel stood beside.
  const panel = useFocusHandover<HTMLElement>((left) => left.parentElement?.focus());
  useEffect(() => panel.current?.focus(), [panel]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The next Escape is the mini cart's.
    event.stopPropagation();
    onClose();
  };

  return (
    <Paper
      ref={panel}
      component="section"
      elevation={16}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={handleKeyDown}
    >
      <header className={styles.panelHeader}>
        <Typography id={titleId} variant="h4" component="h2">
          <FormattedMessage id="cart.added.title" />
        </Typography>
        <IconButton onClick={onClose} aria-label={formatMessage({ id: 'dialog.close' })}>
          <CloseIcon />
        </IconButton>
      </header>
      <CartAddedContent product={product} onClose={onClose} />
    </Paper>
  );
}

function CartAddedContent({ product, onClose }: CartAddedProps) {
  const dispatch = useAppDispatch();
  const here = useLocation();

  const handleContinue = (event: MouseEvent) => {
    event.preventDefault();
    dispatch(miniCartClosed());
    onClose();
  };

  return (
    <div className={styles.added}>
      <ProductImage
        picture={product.picture}
        src={product.image}
        alt={product.picture?.alt ?? product.name}
        width={160}
        height={180}
        className={styles.picture}
      />
      <div className={styles.what}>
        <Typography variant="subtitle1" component="p" role="status" className={styles.text}>
          <FormattedMessage id="cart.added.text" values={{ name: product.name }} />
        </Typography>
        <div className={styles.ways}>
          <Button variant="outlined" href="/checkout/cart">
            <FormattedMessage id="cart.added.cart" />
          </Button>
          <Button variant="contained" href="/checkout">
            <FormattedMessage id="cart.added.checkout" />
          </Button>
          <Button
            component={Link}
            nativeButton={false}
            to={here}
            variant="outlined"
            onClick={handleContinue}
          >
            <FormattedMessage id="cart.added.continue" />
          </Button>
        </div>
      </div>
    </div>
  );
}
