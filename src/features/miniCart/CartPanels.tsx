import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocation } from 'react-router';
import { usePrevious } from '../../components/usePrevious.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { dialogClosed } from '../ui/uiSlice.ts';
import { CartAddedDialog, CartAddedPanel } from './CartAdded.tsx';
import { selectAddedProduct } from '../cart/addConfirmation.ts';
import { selectIsMiniCartOpen } from '../cart/cartSlice.ts';
import { isCartPage } from './cartChanges.ts';
import { MiniCart } from './MiniCart.tsx';
import { UndoRemove } from '../cart/UndoRemove.tsx';

/** From this width on there is room for both side by side. */
const WIDE = `(min-width: ${breakpoints.lg}px)`;

/**
 * The mini cart and the confirmation of an add: side by side where there is room, else the confirmation in front. And the
 * undo of a removal, where neither the mini cart nor the cart's page shows it.
 */
export function CartPanels() {
  const dispatch = useAppDispatch();
  const isMiniCartOpen = useAppSelector(selectIsMiniCartOpen);
  const { pathname } = useLocation();
  const isBeside = useMediaQuery(WIDE, { noSsr: true }) && isMiniCartOpen;
  const added = useAppSelector(selectAddedProduct);
  const kept = usePrevious(added);
  const handleClose = () => dispatch(dialogClosed());
  const beside =
    isBeside && added
      ? {
          content: <CartAddedPanel product={added} onClose={handleClose} />,
          onClose: handleClose,
        }
      : undefined;
  return (
    <>
      <MiniCart beside={beside} />
      {kept && (
        <CartAddedDialog
          product={kept}
          isOpen={added !== undefined && !isBeside}
          onClose={handleClose}
        />
      )}
      {!isMiniCartOpen && !isCartPage(pathname) && <UndoRemove isFloating />}
    </>
  );
}
