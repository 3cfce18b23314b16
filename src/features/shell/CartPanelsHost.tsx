import { useState } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { selectIsMiniCartOpen, selectRemoved } from '../cart/cartSlice.ts';
import { selectDialog } from '../ui/uiSlice.ts';
import { cartPanels } from './cartPanels.ts';

/** The cart's panels from their first opening on; they stay mounted, so that they can slide out again. */
export function CartPanelsHost() {
  const isMiniCartOpen = useAppSelector(selectIsMiniCartOpen);
  const isAddConfirmed = useAppSelector((state) => selectDialog(state)?.name === 'cartAdded');
  const isRemovalTold = useAppSelector((state) => selectRemoved(state) !== null);
  const isNeeded = isMiniCartOpen || isAddConfirmed || isRemovalTold;
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return wasNeeded ? <cartPanels.Part /> : null;
}
