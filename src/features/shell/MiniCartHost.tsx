import { useState } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { selectIsMiniCartOpen } from '../cart/cartSlice.ts';
import { miniCart } from './miniCart.ts';

/** The mini cart from its first opening on; it stays mounted, so that it can slide out again. */
export function MiniCartHost() {
  const isOpen = useAppSelector(selectIsMiniCartOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? <miniCart.Part /> : null;
}
