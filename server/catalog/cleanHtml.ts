import sanitizeHtml from 'sanitize-html';

/** HTML of a text from outside, reduced to plain marks of text and links: safe to show. */
export function cleanHtml(html: string): string {
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

/** Plain text with the special characters of HTML escaped. */
function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Plain text as HTML: one paragraph for each run of lines, special characters escaped. Empty for blank text. */
export function paragraphsOf(text: string): string {
  return text
    .split(/\s*\n\s*/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escaped(line.trim())}</p>`)
    .join('');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The words of cleaned HTML, cut at a word's end to at most `length` characters. */
export function plainTextOf(html: string, length: number): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([a-z]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= length) return text;
  return `${text.slice(0, text.lastIndexOf(' ', length - 1)).replace(/[,;:.]$/, '')}…`;
}
