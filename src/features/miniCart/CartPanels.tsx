import { useLocation } from 'react-router';
import { usePrevious } from '../../components/usePrevious.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { dialogClosed } from '../ui/uiSlice.ts';
import { CartAddedDialog } from './CartAdded.tsx';
import { selectAddedProduct } from '../cart/add/addConfirmation.ts';
import { selectIsMiniCartOpen } from '../cart/cartSlice.ts';
import { isCartPage } from './cartChanges.ts';
import { MiniCart } from './MiniCart.tsx';
import { UndoRemove } from '../cart/UndoRemove.tsx';

export function CartPanels() {
  const dispatch = useAppDispatch();
  const isMiniCartOpen = useAppSelector(selectIsMiniCartOpen);
  const { pathname } = useLocation();
  const added = useAppSelector(selectAddedProduct);
  const kept = usePrevious(added);
  const handleClose = () => dispatch(dialogClosed());
  return (
    <>
      <MiniCart />
      {kept && (
        <CartAddedDialog product={kept} isOpen={added !== undefined} onClose={handleClose} />
      )}
      {!isMiniCartOpen && !isCartPage(pathname) && <UndoRemove isFloating />}
    </>
  );
}
