import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Gallery {
  /** The row of pictures, each as wide as the row, that scrolls sideways. */
  readonly track: RefObject<HTMLUListElement | null>;
  /** Index of the picture shown. */
  readonly current: number;
  /** Shows a picture; an index outside of the row shows its nearest end. */
  readonly goTo: (index: number) => void;
  readonly onScroll: () => void;
  readonly onScrollEnd: () => void;
}

/**
 * Keeps the place of a row of pictures and the number of the one shown in step, whoever scrolls.
 * @param isWhole whether the row holds all pictures; what was chosen before that is shown once it does
 */
export function useGallery(count: number, isWhole = true): Gallery {
  const track = useRef<HTMLUListElement>(null);
  /** Where a scroll of our own leads; the pictures on its way do not count as shown. */
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
