import DOMPurify from 'dompurify';
import { plainMarkup } from './plainMarkup.ts';

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
 * Sanitizes backend HTML to text markup and links; browsers only. `plainMarkup` runs first, because parsing event
 * handlers or styles triggers CSP reports.
 */
export function cleanHtml(html: string): TrustedHTML {
  return DOMPurify.sanitize(plainMarkup(html, rules), settings);
}
