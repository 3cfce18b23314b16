import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { CloseIcon } from '../../components/icons.tsx';
import { MaterialTheme } from '../../theme/MaterialTheme.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { allowsCartChanges } from './cartChanges.ts';
import { miniCartClosed, selectIsMiniCartOpen } from './cartSlice.ts';
import styles from './MiniCart.module.css';
import { MiniCartContent } from './MiniCartContent.tsx';

const BODY_MARK = 'mini-cart-open';
const TITLE_ID = 'mini-cart-title';

/** The cart as a panel at the right, over the page (MINICART rows). */
export function MiniCart() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsMiniCartOpen);
  const { pathname } = useLocation();

  useEffect(() => {
    if (!isOpen) return undefined;
    document.body.classList.add(BODY_MARK);
    return () => document.body.classList.remove(BODY_MARK);
  }, [isOpen]);

  const handleClose = () => dispatch(miniCartClosed());

  return (
    <MaterialTheme>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={handleClose}
        // The mark on the body keeps the page still; the scroll bar's room is reserved already.
        disableScrollLock
        slotProps={{
          backdrop: { sx: { backgroundColor: 'var(--rr-overlay)' } },
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': TITLE_ID,
            sx: { width: '100%', maxWidth: 440, borderRadius: 0 },
          },
        }}
      >
        <header className={styles.header}>
          <h2 id={TITLE_ID} className={styles.title}>
            <FormattedMessage id="cart.mini.title" />
          </h2>
          <IconButton
            onClick={handleClose}
            color="inherit"
            aria-label={formatMessage({ id: 'cart.mini.close' })}
          >
            <CloseIcon />
          </IconButton>
        </header>
        <MiniCartContent isChangeable={allowsCartChanges(pathname)} />
      </Drawer>
    </MaterialTheme>
  );
}
