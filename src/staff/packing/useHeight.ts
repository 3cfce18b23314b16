import { useEffect, useState } from 'react';

const MM_PER_PX = 25.4 / 96;

/** Measures the height of an element in millimetres, rounded up. */
export function useHeight(): { ref: (element: HTMLElement | null) => void; height: number } {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(1);
  useEffect(() => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() =>
      setHeight(Math.ceil(element.offsetHeight * MM_PER_PX) + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref: setElement, height };
}
