import { decodeHTML } from 'entities';

export const linesOfHtml = (html = ''): string =>
  decodeHTML(html.replaceAll(/<br\s*\/?>/gi, '\n').replaceAll(/<[^>]*>/g, ''));
