import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { useAppDispatch } from '../../store/hooks.ts';
import { miniCartOpened } from '../cart/cartSlice.ts';
import { preloadCartPanels } from '../miniCart/cartPanels.ts';

interface CartLinkProps {
  className?: string | undefined;
  children: ReactNode;
}

/** A link to the cart page whose plain click opens the mini cart in its place. */
export function CartLink({ className, children }: CartLinkProps) {
  const dispatch = useAppDispatch();

  const handleClick = (event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain) return;
    event.preventDefault();
    dispatch(miniCartOpened());
  };

  return (
    <Link
      to="/checkout/cart"
      aria-haspopup="dialog"
      className={className}
      onClick={handleClick}
      onPointerEnter={preloadCartPanels}
      onFocus={preloadCartPanels}
    >
      {children}
    </Link>
  );
}
