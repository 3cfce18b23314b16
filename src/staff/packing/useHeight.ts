import { useEffect, useState } from 'react';

const MM_PER_PX = 25.4 / 96;

/** The height of an element in whole millimetres, rounded up, as it is now. */
export function useHeight(): { list: (element: HTMLElement | null) => void; height: number } {
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
  return { list: setElement, height };
}
