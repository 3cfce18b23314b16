import { inLanguage, PAGE_LANGUAGES } from '../pages/pageUrl.ts';
import { xmlText } from '../xml.ts';
import type { ListedPage } from './sitemapRepository.ts';

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

function entriesOf({ path, changed }: ListedPage, origin: string): string {
  const url = origin + path;
  const alternates = [
    ...PAGE_LANGUAGES.map((language) => [language, inLanguage(url, language)] as const),
    ['x-default', url] as const,
  ]
    .map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(href)}"/>`,
    )
    .join('');
  const day = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return PAGE_LANGUAGES.map(
    (language) => `<url><loc>${xmlText(inLanguage(url, language))}</loc>${day}${alternates}</url>`,
  ).join('\n');
}

export function sitemapXml(pages: readonly ListedPage[], origin: string): string {
  return [
    HEAD,
    `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...pages.map((page) => entriesOf(page, origin)),
    '</urlset>',
  ].join('\n');
}

export function sitemapIndexXml(count: number, origin: string): string {
  const parts = Array.from(
    { length: count },
    (_, index) => `<sitemap><loc>${xmlText(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  );
  return [HEAD, `<sitemapindex ${NAMESPACE}>`, ...parts, '</sitemapindex>'].join('\n');
}
