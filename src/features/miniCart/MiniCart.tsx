import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { CloseIcon } from '../../components/icons.tsx';
import { overlays } from '../../components/overlays.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { allowsCartChanges } from './cartChanges.ts';
import { miniCartClosed, selectIsMiniCartOpen } from '../cart/cartSlice.ts';
import { MiniCartContent } from './MiniCartContent.tsx';
import { UndoRemove } from '../cart/UndoRemove.tsx';
import styles from './MiniCart.module.css';

const BODY_MARK = 'mini-cart-open';
const TITLE_ID = 'mini-cart-title';

export function MiniCart() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsMiniCartOpen);
  const { pathname } = useLocation();
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    document.body.classList.add(BODY_MARK);
    return () => document.body.classList.remove(BODY_MARK);
  }, [isOpen]);

  const handleClose = () => dispatch(miniCartClosed());

  return (
    <Drawer
      anchor="right"
      className={styles.layer}
      open={isOpen}
      onClose={handleClose}
      container={overlays}
      disableScrollLock
      slotProps={{
        paper: {
          'aria-modal': true,
          'aria-labelledby': TITLE_ID,
          className: styles.drawer,
        },
      }}
    >
      <header className={styles.header}>
        <Typography ref={title} variant="h4" component="h2" id={TITLE_ID} tabIndex={-1}>
          <FormattedMessage id="cart.mini.title" />
        </Typography>
        <IconButton onClick={handleClose} aria-label={formatMessage({ id: 'cart.mini.close' })}>
          <CloseIcon />
        </IconButton>
      </header>
      <Divider />
      <div className={styles.removed}>
        <UndoRemove />
      </div>
      <MiniCartContent
        isChangeable={allowsCartChanges(pathname)}
        onFocusLost={() => title.current?.focus()}
      />
    </Drawer>
  );
}
