import { decodeHTML } from 'entities';
import sanitizeHtml from 'sanitize-html';
import { tidyHtml } from '../../contract/tidyHtml.ts';
import { escapeContent } from '../escapeMarkup.ts';

/** Sanitizes external HTML. Keeps paragraphs, headings, lists, quotes, text formatting and links. */
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

export function cleanInline(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['strong', 'b', 'em', 'i'],
    allowedAttributes: {},
  }).trim();
}

/** Converts plain text to escaped HTML, one paragraph per line. Skips empty lines. */
export function paragraphsOf(text: string): string {
  return text
    .split(/\s*\n\s*/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeContent(line.trim())}</p>`)
    .join('');
}

/** Returns the text of clean HTML, cut at a word boundary to at most `length` characters. */
export function plainTextOf(html: string, length: number): string {
  const text = decodeHTML(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length - 1);
  return `${text.slice(0, end > 0 ? end : length - 1).replace(/[,;:.]$/, '')}…`;
}
