import IconButton from '@mui/material/IconButton';
import { useEffect, useId, type KeyboardEvent, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import buttons from '../../components/Button.module.css';
import { Dialog } from '../../components/Dialog.tsx';
import { CloseIcon } from '../../components/icons.tsx';
import { ProductImage } from '../../components/ProductImage.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import type { AddedProduct } from '../cart/addConfirmation.ts';
import type { DialogState } from '../ui/dialogState.ts';
import styles from './CartAdded.module.css';
import { miniCartClosed } from '../cart/cartSlice.ts';
import { useFocusHandover } from '../cart/useFocusHandover.ts';

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
    // The handler hears Escape from the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={handleKeyDown}
    >
      <header className={styles.panelHeader}>
        <h2 id={titleId} className={styles.panelTitle}>
          <FormattedMessage id="cart.added.title" />
        </h2>
        <IconButton
          color="inherit"
          onClick={onClose}
          aria-label={formatMessage({ id: 'dialog.close' })}
        >
          <CloseIcon />
        </IconButton>
      </header>
      <CartAddedContent product={product} onClose={onClose} />
    </section>
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
        <p className={styles.text} role="status">
          <FormattedMessage id="cart.added.text" values={{ name: product.name }} />
        </p>
        <div className={styles.ways}>
          <Link to="/checkout/cart" className={buttons.outlined}>
            <FormattedMessage id="cart.added.cart" />
          </Link>
          <Link to="/checkout" className={buttons.filled}>
            <FormattedMessage id="cart.added.checkout" />
          </Link>
          <Link to={here} className={buttons.outlined} onClick={handleContinue}>
            <FormattedMessage id="cart.added.continue" />
          </Link>
        </div>
      </div>
    </div>
  );
}
