import { decodeHTML } from 'entities';

/** Converts HTML with `<br>` to lines of text. */
export const linesOfHtml = (html = ''): string =>
  decodeHTML(html.replaceAll(/<br\s*\/?>/gi, '\n').replaceAll(/<[^>]*>/g, ''));
