import { decodeHTML } from 'entities';
import sanitizeHtml from 'sanitize-html';
import { escapeContent } from '../escapeMarkup.ts';

/** Elements that stand on lines of their own, and cells, which stand beside each other: their marks go, what parts them stays. */
const BLOCK =
  /<\/?(?:address|article|aside|caption|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h1|h5|h6|header|hr|main|nav|pre|section|summary|table|tbody|tfoot|thead|tr)\b[^>]*>/gi;
const CELL_END = /<\/t[dh]\s*>/gi;
/** In the places of such marks while a text is cleaned: characters that no text has. */
const [LINE, CELL] = ['\ue000', '\ue001'];
const BETWEEN_CELLS = ' – ';
const KEPT_BLOCK = /<\/?(?:p|ul|ol|li|h[2-4]|blockquote)\b/;

/** A piece between two lines as a paragraph, unless it has lines of its own or is a part of a mark. */
function paragraphOf(piece: string): string {
  const cells = piece
    .split(CELL)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  if (cells.length === 0 || KEPT_BLOCK.test(piece)) return cells.join('');
  const text = cells.join(BETWEEN_CELLS);
  const isWhole = text.split(/<[a-z]/).length === text.split(/<\/|<br/).length;
  return isWhole ? `<p>${text}</p>` : text;
}

/** HTML of a text from outside, reduced to plain marks of text and links: safe to show. Blocks and cells of it stay apart. */
export function cleanHtml(html: string): string {
  const marked = html
    .replaceAll(/[\ue000\ue001]/g, '')
    .replaceAll(BLOCK, LINE)
    .replaceAll(CELL_END, CELL);
  const cleaned = sanitized(marked);
  if (marked === html) return cleaned;
  // Marks that were split between two paragraphs are closed.
  return sanitized(cleaned.split(LINE).map(paragraphOf).join(''));
}

function sanitized(html: string): string {
  return sanitizeHtml(html, {
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
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
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
