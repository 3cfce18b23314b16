import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Gallery {
  readonly track: RefObject<HTMLUListElement | null>;
  readonly current: number;
  readonly goTo: (index: number) => void;
  readonly onScroll: () => void;
  readonly onScrollEnd: () => void;
}

/**
 * Keeps the track's scroll position and the current index in sync.
 * @param isWhole true once the track holds all pictures; the track then scrolls to the current picture
 */
export function useGallery(count: number, isWhole = true): Gallery {
  const track = useRef<HTMLUListElement>(null);
  /** Target of a programmatic scroll; pictures passed on the way do not count as current. */
  const target = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);

  const showScrolled = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth === 0) return;
    const index = Math.round(scrollLeft / clientWidth);
    if (target.current !== undefined && index !== target.current) return;
    target.current = undefined;
    setCurrent(index);
  };

  const showChosen = useEffectEvent(() => {
    const row = track.current;
    if (!row || current === 0) return;
    row.scrollLeft = current * row.clientWidth;
    if (row.contains(document.activeElement)) {
      row.querySelectorAll('button')[current]?.focus({ preventScroll: true });
    }
  });
  useLayoutEffect(() => {
    if (isWhole) showChosen();
  }, [isWhole]);

  return {
    track,
    current,
    goTo: (index) => {
      const reached = Math.min(count - 1, Math.max(0, index));
      target.current = reached;
      setCurrent(reached);
      if (track.current) track.current.scrollLeft = reached * track.current.clientWidth;
    },
    onScroll: showScrolled,
    onScrollEnd: () => {
      target.current = undefined;
      showScrolled();
    },
  };
}
