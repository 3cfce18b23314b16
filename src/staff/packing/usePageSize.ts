import { useEffect } from 'react';

/** Sets the page size for printing, without margins; undefined leaves the printer's paper. */
export function usePageSize(size: string | undefined): void {
  useEffect(() => {
    if (size === undefined) return undefined;
    // Named pages print an extra sheet before and after.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${size}; margin: 0 }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [size]);
}
