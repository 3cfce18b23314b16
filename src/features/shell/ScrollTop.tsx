import useScrollTrigger from '@mui/material/useScrollTrigger';
import type { RefObject } from 'react';
import { BackToTop } from '../../components/BackToTop.tsx';

/** How far down the page the button appears, in CSS pixels. */
const SHOWN_AFTER = 600;

interface ScrollTopProps {
  /** Gets the focus once the button is gone */
  readonly focused: RefObject<HTMLElement | null>;
}

/** The way back to the top of a page that was scrolled far down. */
export function ScrollTop({ focused }: ScrollTopProps) {
  const isShown = useScrollTrigger({ disableHysteresis: true, threshold: SHOWN_AFTER });

  const handleClick = () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    focused.current?.focus({ preventScroll: true });
  };

  return <BackToTop isShown={isShown} onClick={handleClick} />;
}
