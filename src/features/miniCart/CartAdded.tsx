import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { Dialog } from '../../components/Dialog.tsx';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import type { AddedProduct } from '../cart/add/addConfirmation.ts';
import type { DialogState } from '../ui/dialogState.ts';
import styles from './CartAdded.module.css';

interface CartAddedProps {
  readonly product: AddedProduct;
  readonly onClose: () => void;
}

export function CartAddedDialog({ product, ...state }: CartAddedProps & DialogState) {
  const { formatMessage } = useIntl();
  return (
    <Dialog title={formatMessage({ id: 'cart.added.title' })} {...state}>
      <CartAddedContent product={product} onClose={state.onClose} />
    </Dialog>
  );
}

function CartAddedContent({ product, onClose }: CartAddedProps) {
  const here = useLocation();

  const handleContinue = (event: MouseEvent) => {
    event.preventDefault();
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
