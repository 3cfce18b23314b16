import useScrollTrigger from '@mui/material/useScrollTrigger';
import type { RefObject } from 'react';
import { BackToTop } from '../../components/BackToTop.tsx';

/** Scroll distance that shows the button, in CSS pixels. */
const SHOWN_AFTER = 600;

interface ScrollTopProps {
  readonly focused: RefObject<HTMLElement | null>;
}

export function ScrollTop({ focused }: ScrollTopProps) {
  const isShown = useScrollTrigger({ disableHysteresis: true, threshold: SHOWN_AFTER });

  const handleClick = () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    focused.current?.focus({ preventScroll: true });
  };

  return <BackToTop isShown={isShown} onClick={handleClick} />;
}
