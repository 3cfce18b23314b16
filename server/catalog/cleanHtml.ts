import { decodeHTML } from 'entities';
import sanitizeHtml from 'sanitize-html';
import { tidyHtml } from '../../contract/tidyHtml.ts';
import { escapeContent } from '../escapeMarkup.ts';

/** HTML of a text from outside, reduced to plain marks of text and links: safe to show. Blocks and cells of it stay apart. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(tidyHtml(html), {
    allowedTags: [
      'p',
      'br',
      'strong',
      'b',
      'em',
      'i',
      'u',
      'ul',
      'ol',
      'li',
      'h2',
      'h3',
      'h4',
      'blockquote',
      'a',
    ],
    allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }) },
  });
}

/** HTML of a single line, reduced to its marks of emphasis. */
export function cleanInline(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['strong', 'b', 'em', 'i'],
    allowedAttributes: {},
  }).trim();
}

/** Plain text as HTML: one paragraph for each run of lines, special characters escaped. Empty for blank text. */
export function paragraphsOf(text: string): string {
  return text
    .split(/\s*\n\s*/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeContent(line.trim())}</p>`)
    .join('');
}

/** The words of cleaned HTML, cut at a word's end to at most `length` characters. */
export function plainTextOf(html: string, length: number): string {
  const text = decodeHTML(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= length) return text;
  return `${text.slice(0, text.lastIndexOf(' ', length - 1)).replace(/[,;:.]$/, '')}…`;
}
