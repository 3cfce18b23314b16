import DOMPurify from 'dompurify';

/** The marks of text and links that the backend lets through as well. */
const settings = {
  ALLOWED_TAGS: 'p br strong b em i u ul ol li h2 h3 h4 blockquote a'.split(' '),
  ALLOWED_ATTR: ['href', 'rel'],
  RETURN_TRUSTED_TYPE: true as const,
};

/** HTML of the backend reduced to plain marks of text and links. Works in a browser only. */
export function cleanHtml(html: string): TrustedHTML {
  return DOMPurify.sanitize(html, settings);
}
