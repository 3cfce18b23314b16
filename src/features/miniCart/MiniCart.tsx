import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Slide, { type SlideProps } from '@mui/material/Slide';
import Typography from '@mui/material/Typography';
import { createContext, use, useEffect, useRef, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { CloseIcon } from '../../components/icons.tsx';
import { overlays } from '../../components/overlays.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { allowsCartChanges } from './cartChanges.ts';
import { miniCartClosed, selectIsMiniCartOpen } from '../cart/cartSlice.ts';
import styles from './MiniCart.module.css';
import { MiniCartContent } from './MiniCartContent.tsx';
import { UndoRemove } from '../cart/UndoRemove.tsx';

const BODY_MARK = 'mini-cart-open';
const TITLE_ID = 'mini-cart-title';

/** Read by `FocusGroup`, whose props `Drawer` decides. */
const Beside = createContext<ReactNode>(undefined);

interface MiniCartProps {
  /** What stands beside the panel over the page, as usable as the panel itself; Escape or a press on the page closes it first */
  readonly beside?: { readonly content: ReactNode; readonly onClose: () => void } | undefined;
}

/** The cart as a drawer at the right, over the page. */
export function MiniCart({ beside }: MiniCartProps) {
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
    <Beside value={beside?.content}>
      <Drawer
        anchor="right"
        className={styles.layer}
        open={isOpen}
        onClose={beside?.onClose ?? handleClose}
        container={overlays}
        // The mark on the body keeps the page still; the scroll bar's room is reserved already.
        disableScrollLock
        slots={{ transition: FocusGroup }}
        slotProps={{
          paper: {
            'aria-modal': !beside,
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
    </Beside>
  );
}

interface FocusGroupProps extends SlideProps {
  /** Given by `Drawer`, as are the others */
  readonly ref?: Ref<HTMLDivElement>;
  readonly ownerState?: unknown;
}

/** The drawer and what stands beside it, among which the focus stays. */
function FocusGroup({ ref, tabIndex, onFocus, ownerState: _state, ...slide }: FocusGroupProps) {
  return (
    // Modal hears from here where the focus came from, to bring it back there.
    <div ref={ref} tabIndex={tabIndex} onFocus={onFocus}>
      {use(Beside)}
      <Slide {...slide} />
    </div>
  );
}
