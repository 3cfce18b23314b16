import { startTransition, useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { breakpoints } from '../../theme/breakpoints.ts';

/** Distance from the viewport that makes a part render fully, before and after the first scroll. */
const MARGINS = { still: '300px', scrolled: '1500px' } as const;

/**
 * Milliseconds until parts render fully in any case, for crawlers and screen readers. Longer on narrow screens,
 * because phones have slower processors.
 */
const IDLE_MS = { wide: 2000, narrow: 10_000 } as const;

const WIDE = `(min-width: ${breakpoints.lg}px)`;

/** True once a shortened part must render fully: near the viewport, on Tab, for printing, or after a timeout. */
export function useRenderFull(element: RefObject<Element | null>, isShort: boolean): boolean {
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
    // Render synchronously, before Tab moves the focus.
    const handleKeyDown = ({ key }: KeyboardEvent) => key === 'Tab' && whole();
    const handlePrint = () => flushSync(whole);
    window.addEventListener('scroll', handleScroll, { once: true });
    window.addEventListener('keydown', handleKeyDown, true);
    window.addEventListener('beforeprint', handlePrint);
    const { matches: isWide } = window.matchMedia(WIDE);
    const calm = setTimeout(wholeSoon, IDLE_MS[isWide ? 'wide' : 'narrow']);
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
