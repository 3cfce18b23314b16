import { useEffect, useMemo, useState } from 'react';
import { useIsServerHtml } from './useIsServerHtml.ts';

export interface CleanHtmlProps {
  html: string;
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
 * Shows HTML from the backend. The backend sanitizes HTML on save, so hydration keeps the server's markup. The
 * browser sanitizes HTML that it renders itself, and shows plain text until the sanitizer is loaded.
 */
export function CleanHtml({ html, as: Element = 'div', className }: CleanHtmlProps) {
  const isServerHtml = useIsServerHtml();
  const [servedHtml, setServedHtml] = useState(isServerHtml ? html : undefined);
  const [clean, setClean] = useState<Clean | undefined>(() => loadedClean);
  const isServed = servedHtml === html;
  // A changed text no longer comes from the server's HTML, so the browser must sanitize it.
  if (servedHtml !== undefined && !isServed) setServedHtml(undefined);

  useEffect(() => {
    if (clean || isServed) return;
    loadClean().then(
      (loaded) => setClean(() => loaded),
      () => undefined,
    );
  }, [clean, isServed]);

  // Return the same object for the same text, or React inserts the HTML again.
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
