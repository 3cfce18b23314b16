import { useEffect, useState, type RefObject } from 'react';
import { BackToTop } from '../../components/BackToTop.tsx';

/** How far down the page the button appears, in CSS pixels. */
const SHOWN_AFTER = 600;

interface ScrollTopProps {
  /** Gets the focus once the button is gone */
  readonly focused: RefObject<HTMLElement | null>;
}

/** The way back to the top of a page that was scrolled far down. */
export function ScrollTop({ focused }: ScrollTopProps) {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const look = () => setIsShown(window.scrollY > SHOWN_AFTER);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  const handleClick = () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    focused.current?.focus({ preventScroll: true });
  };

  return <BackToTop isShown={isShown} onClick={handleClick} />;
}
