import { startTransition, useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { breakpoints } from '../../theme/breakpoints.ts';

/** How far outside of the window a part is made whole: before anybody has scrolled, and from then on. */
const MARGINS = { still: '300px', scrolled: '1500px' } as const;

/** Nobody scrolls for so long: a machine, or a reader that lists what there is to press. Phones have slower processors. */
const CALM_MS = { wide: 2000, narrow: 10_000 } as const;

const WIDE = `(min-width: ${breakpoints.lg}px)`;

/**
 * Whether a part that was rendered in short has to be whole: it will soon be seen, the keyboard is used (its next step may
 * lead into it), the page is printed, or nothing has happened for a while. Stays true once it was.
 */
export function useIsWanted(element: RefObject<Element | null>, isShort: boolean): boolean {
  const [isWanted, setIsWanted] = useState(false);
  const isWaiting = isShort && !isWanted;
  useEffect(() => {
    const part = element.current;
    if (!isWaiting || !part) return undefined;
    const whole = () => setIsWanted(true);
    const wholeSoon = () => startTransition(whole);

    let observer: IntersectionObserver | undefined;
    const observe = (rootMargin: string) => {
      observer?.disconnect();
      observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) wholeSoon();
        },
        { rootMargin },
      );
      observer.observe(part);
    };
    observe(MARGINS.still);
    const handleScroll = () => observe(MARGINS.scrolled);
    // Before the focus moves.
    const handleKeyDown = ({ key }: KeyboardEvent) => key === 'Tab' && whole();
    const handlePrint = () => flushSync(whole);
    window.addEventListener('scroll', handleScroll, { once: true });
    window.addEventListener('keydown', handleKeyDown, true);
    window.addEventListener('beforeprint', handlePrint);
    const { matches: isWide } = window.matchMedia(WIDE);
    const calm = setTimeout(wholeSoon, CALM_MS[isWide ? 'wide' : 'narrow']);
    return () => {
      observer?.disconnect();
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('keydown', handleKeyDown, true);
      window.removeEventListener('beforeprint', handlePrint);
      clearTimeout(calm);
    };
  }, [element, isWaiting]);
  return !isShort || isWanted;
}
