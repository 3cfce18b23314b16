import DOMPurify from 'dompurify';
import { plainMarkup } from './plainMarkup.ts';

/** The marks of text and links that the backend lets through as well. */
const rules = {
  tags: 'p br strong b em i u ul ol li h2 h3 h4 blockquote a'.split(' '),
  attributes: ['href', 'rel', 'start'],
};

const settings = {
  ALLOWED_TAGS: rules.tags,
  ALLOWED_ATTR: rules.attributes,
  RETURN_TRUSTED_TYPE: true as const,
};

/**
 * HTML of the backend reduced to plain marks of text and links. Works in a browser only. Parsing alone makes a browser
 * report handlers and styles to the page's policy, also those that are then taken out, wherever they are parsed; they
 * are gone before, so that a report tells of something that got through.
 */
export function cleanHtml(html: string): TrustedHTML {
  return DOMPurify.sanitize(plainMarkup(html, rules), settings);
}
