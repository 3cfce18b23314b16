import { useState } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { selectIsMiniCartOpen } from '../cart/cartSlice.ts';
import { selectDialog } from '../ui/uiSlice.ts';
import { cartPanels } from './cartPanels.ts';

/** The cart's panels from their first opening on; they stay mounted, so that they can slide out again. */
export function CartPanelsHost() {
  const isMiniCartOpen = useAppSelector(selectIsMiniCartOpen);
  const isAddConfirmed = useAppSelector((state) => selectDialog(state)?.name === 'cartAdded');
  const isNeeded = isMiniCartOpen || isAddConfirmed;
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return wasNeeded ? <cartPanels.Part /> : null;
}
