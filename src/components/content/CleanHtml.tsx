import { useEffect, useMemo, useState } from 'react';
import { useIsServerHtml } from './useIsServerHtml.ts';

export interface CleanHtmlProps {
  /** Text of the backend with marks such as `<p>` and `<strong>` */
  html: string;
  /** Element around it, a block by default */
  as?: 'div' | 'span';
  className?: string | undefined;
}

type Clean = (html: string) => TrustedHTML;

let loadedClean: Clean | undefined;

async function loadClean(): Promise<Clean> {
  const { cleanHtml } = await import(/* webpackChunkName: "clean-html" */ '../../lib/cleanHtml.ts');
  loadedClean = cleanHtml;
  return cleanHtml;
}

/**
 * Shows HTML of the backend. What the server rendered stays as it is: the backend cleaned it on entry. What the
 * browser renders itself is cleaned once more before it is inserted; its words stand alone until that code is there.
 */
export function CleanHtml({ html, as: Element = 'div', className }: CleanHtmlProps) {
  const isServerHtml = useIsServerHtml();
  const [servedHtml, setServedHtml] = useState(isServerHtml ? html : undefined);
  const [clean, setClean] = useState<Clean | undefined>(() => loadedClean);
  const isServed = servedHtml === html;
  // Once another text has taken its place, the browser would have to insert it itself.
  if (servedHtml !== undefined && !isServed) setServedHtml(undefined);

  useEffect(() => {
    if (clean || isServed) return;
    // Without the code the words stay.
    loadClean().then(
      (loaded) => setClean(() => loaded),
      () => undefined,
    );
  }, [clean, isServed]);

  // The same object as long as the text is the same: React would insert a new one again.
  const markup = useMemo(() => {
    if (isServed) return { __html: html };
    return clean && { __html: clean(html) };
  }, [isServed, clean, html]);
  if (!markup) {
    return (
      <Element key="words" className={className}>
        {wordsOf(html)}
      </Element>
    );
  }
  return (
    <Element
      key="markup"
      className={className}
      dangerouslySetInnerHTML={markup}
      suppressHydrationWarning
    />
  );
}

function wordsOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').trim();
}
