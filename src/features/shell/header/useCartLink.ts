import type { MouseEvent } from 'react';
import { isPlainClick } from '../../../lib/isPlainClick.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { miniCartOpened } from '../../cart/cartSlice.ts';
import { preloadCartPanels } from '../../miniCart/cartPanels.ts';

export function useCartLink() {
  const dispatch = useAppDispatch();

  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    dispatch(miniCartOpened());
  };

  return {
    href: '/checkout/cart',
    'aria-haspopup': 'dialog',
    onClick: handleClick,
    onPointerEnter: preloadCartPanels,
    onFocus: preloadCartPanels,
  } as const;
}
