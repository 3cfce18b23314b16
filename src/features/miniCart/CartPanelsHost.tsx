import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import {
  miniCartClosed,
  removalForgotten,
  selectIsMiniCartOpen,
  selectRemoved,
} from '../cart/cartSlice.ts';
import { selectAddedProduct } from '../cart/add/addConfirmation.ts';
import { dialogClosed } from '../ui/uiSlice.ts';
import { LazyCartPanels } from './cartPanels.ts';
import { LoadFailure } from '../ui/LoadFailure.ts';

export function CartPanelsHost() {
  const dispatch = useAppDispatch();
  const isMiniCartOpen = useAppSelector(selectIsMiniCartOpen);
  const isAddConfirmed = useAppSelector((state) => selectAddedProduct(state) !== undefined);
  const isRemovalNotified = useAppSelector((state) => selectRemoved(state) !== null);
  const isNeeded = isMiniCartOpen || isAddConfirmed || isRemovalNotified;
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  if (!wasNeeded) return null;
  // Unmount, so that the next use retries the chunk load.
  const handleGiveUp = () => {
    setWasNeeded(false);
    dispatch(miniCartClosed());
    dispatch(removalForgotten());
    if (isAddConfirmed) dispatch(dialogClosed());
  };
  return <LazyCartPanels failure={<LoadFailure onGiveUp={handleGiveUp} />} />;
}
