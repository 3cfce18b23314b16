import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { BagIcon } from '../../../components/icons.tsx';
import { loadable } from '../../../components/loadable.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectTotalQuantity } from '../../cart/cartSlice.ts';
import { CountBadge } from './CountBadge.tsx';
import styles from './Header.module.css';
import { useCartLink } from './useCartLink.ts';
import { useCartPreview } from '../../miniCart/useCartPreview.ts';

export const LazyCartPreview = loadable(
  () => import(/* webpackChunkName: "cart-preview" */ '../../miniCart/CartPreview.tsx'),
  'CartPreview',
);

export function HeaderCart() {
  const intl = useIntl();
  const quantity = useAppSelector(selectTotalQuantity);
  const label = intl.formatMessage({ id: 'shell.cart.label' }, { quantity });
  const { host, isOpen, handlers } = useCartPreview();
  const cartLink = useCartLink();
  return (
    <div ref={host} className={styles.previewHost} {...handlers}>
      <IconButton {...cartLink} className={styles.cart}>
        <CountBadge count={quantity}>
          <BagIcon />
        </CountBadge>
        <Typography variant="button" component="span" className={styles.cartText} aria-hidden>
          {intl.formatMessage({ id: 'shell.cart.title' })}
        </Typography>
        <span className="visuallyHidden">{label}</span>
      </IconButton>
      <span role="status" className="visuallyHidden">
        {quantity > 0 && label}
      </span>
      {isOpen && (
        <div className={styles.previewPanel}>
          <LazyCartPreview />
        </div>
      )}
    </div>
  );
}
