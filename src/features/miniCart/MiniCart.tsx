import Backdrop from '@mui/material/Backdrop';
import IconButton from '@mui/material/IconButton';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import { useEffect, useRef, type FocusEventHandler, type ReactNode, type Ref } from 'react';
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

interface MiniCartProps {
  /** What stands beside the panel over the page, as usable as the panel itself */
  readonly beside?: ReactNode;
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
    <>
      <Modal
        open={isOpen}
        onClose={handleClose}
        closeAfterTransition
        container={overlays}
        // The mark on the body keeps the page still; the scroll bar's room is reserved already.
        disableScrollLock
        slots={{ backdrop: Backdrop }}
        slotProps={{ backdrop: { sx: { backgroundColor: 'var(--rr-overlay)' } } }}
      >
        <FocusGroup in={isOpen} beside={beside}>
          <header className={styles.header}>
            <h2 ref={title} id={TITLE_ID} tabIndex={-1} className={styles.title}>
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
          <div className={styles.removed}>
            <UndoRemove />
          </div>
          <MiniCartContent
            isChangeable={allowsCartChanges(pathname)}
            onFocusLost={() => title.current?.focus()}
          />
        </FocusGroup>
      </Modal>
    </>
  );
}

interface FocusGroupProps extends MiniCartProps {
  readonly in: boolean;
  readonly children: ReactNode;
  /** Given by `Modal`, as are the four below */
  readonly ref?: Ref<HTMLDivElement>;
  readonly tabIndex?: number;
  /** Hears from where the focus came, to bring it back there */
  readonly onFocus?: FocusEventHandler;
  readonly onEnter?: () => void;
  readonly onExited?: () => void;
}

/** The drawer and what stands beside it, among which the focus stays. */
function FocusGroup({ beside, children, ref, tabIndex, onFocus, ...slide }: FocusGroupProps) {
  return (
    <div ref={ref} tabIndex={tabIndex} onFocus={onFocus}>
      {beside}
      <Slide direction="left" {...slide}>
        <Paper
          elevation={16}
          square
          role="dialog"
          aria-modal={!beside}
          aria-labelledby={TITLE_ID}
          className={styles.drawer}
        >
          {children}
        </Paper>
      </Slide>
    </div>
  );
}
