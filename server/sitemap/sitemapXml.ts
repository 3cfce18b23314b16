import { PLACEHOLDER } from '../catalog/placeholderPicture.ts';
import { pictureUrl } from '../catalog/picture.ts';
import { inLanguage, PAGE_LANGUAGES } from '../pages/pageUrl.ts';
import { xmlText } from '../xml.ts';
import type { ListedPage } from './sitemapRepository.ts';

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** Number of pictures that search engines read per page. */
const MOST_PICTURES = 10;

function entriesOf({ path, changed, pictures = [] }: ListedPage, origin: string): string {
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
  const images = pictures
    .filter((name) => name !== PLACEHOLDER)
    .slice(0, MOST_PICTURES)
    .map((name) => xmlText(origin + pictureUrl(name, 720)))
    .map((image) => `<image:image><image:loc>${image}</image:loc></image:image>`)
    .join('');
  return PAGE_LANGUAGES.map(
    (language) =>
      `<url><loc>${xmlText(inLanguage(url, language))}</loc>${day}${alternates}${images}</url>`,
  ).join('\n');
}

export function sitemapXml(pages: readonly ListedPage[], origin: string): string {
  return [
    HEAD,
    `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">`,
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
