import { useEffect } from 'react';

/** Prints the document on pages of that size, without margins, as long as it is shown. Undefined leaves the printer's paper. */
export function usePageSize(size: string | undefined): void {
  useEffect(() => {
    if (size === undefined) return undefined;
    // Named pages would begin and end with a sheet of the printer's paper.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${size}; margin: 0 }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [size]);
}
