import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectIsMiniCartOpen } from '../cart/cartSlice.ts';
import { panelClosed, panelOpened, selectOpenPanel } from '../ui/uiSlice.ts';
import { useEscape } from '../../components/useEscape.ts';

const HAS_ROOM = '(hover: hover) and (min-width: 768px)';
/** Closing delay, so that the pointer may leave the icon briefly on its way into the panel. */
const LEAVE_DELAY_MS = 150;

export function useCartPreview() {
  const dispatch = useAppDispatch();
  const isMiniCartOpen = useAppSelector(selectIsMiniCartOpen);
  const isOpen = useAppSelector(selectOpenPanel) === 'cartPreview' && !isMiniCartOpen;
  const host = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const open = () => {
    clearTimeout(timer.current);
    if (!isMiniCartOpen && window.matchMedia(HAS_ROOM).matches)
      dispatch(panelOpened('cartPreview'));
  };
  const close = () => {
    clearTimeout(timer.current);
    dispatch(panelClosed('cartPreview'));
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (isMiniCartOpen) dispatch(panelClosed('cartPreview'));
  }, [isMiniCartOpen, dispatch]);
  useEscape(isOpen, () => {
    if (host.current?.contains(document.activeElement)) host.current.querySelector('a')?.focus();
    close();
  });

  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') open();
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (!host.current?.contains(document.activeElement)) close();
      }, LEAVE_DELAY_MS);
    },
    // Opens only for Tab: a closing dialog also restores the focus here.
    onKeyUp: ({ key }: KeyboardEvent) => {
      if (key === 'Tab') open();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
    },
  };
  return { host, isOpen, handlers };
}
