import type { RenderedPage } from './pageDocument.ts';

const STYLE = `
main{max-width:420px;margin:10vh auto;padding:0 var(--rr-gutter)}
p{margin-top:var(--rr-space-3);color:var(--mui-palette-text-secondary)}
`.trim();

/**
 * Renders a page in the shop's style, without the storefront's scripts and with `noindex`.
 * @param title also the heading
 * @param content HTML below the heading
 * @param style extra CSS
 */
export function plainPage(
  title: string,
  content: string,
  style = '',
): Pick<RenderedPage, 'head' | 'body'> {
  return {
    head: `<style>${STYLE}${style}</style><title>${title}</title><meta name="robots" content="noindex">`,
    body: `<main><h1 class="pageTitle">${title}</h1>\n${content}</main>`,
  };
}
