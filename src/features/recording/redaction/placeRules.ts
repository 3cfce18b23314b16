import { decoded } from '../../../lib/decoded.ts';
import type { Redactor, Rule } from './redactor.ts';

const PUBLIC_PARTS = new Set(['shop', 'search', 'blog', 'info', 'compare', 'support']);

function isPublic(path: string): boolean {
  const [, first = '', ...rest] = path.split('/');
  // `/p` followed directly by a handle is a product page.
  return PUBLIC_PARTS.has(first) || (first.startsWith('p') && rest.length === 0);
}

const SEGMENTS: ReadonlySet<string> = new Set([
  '',
  'account',
  'address',
  'avoid',
  'cart',
  'checkout',
  'dashboard',
  'forgotten',
  'invoice',
  'login',
  'logout',
  'order',
  'orders',
  'passkeys',
  'profile',
  'register',
  'reset',
  'second-factor',
  'success',
  'verify',
  'wishlist',
]);

const PARAMETERS: ReadonlySet<string> = new Set([
  'search',
  'page',
  'after',
  'before',
  'sort',
  'category',
  'price_min',
  'price_max',
  'mark',
  'without',
  'in_stock',
  'rating',
  'tag',
  'lang',
  'step',
]);

/** Keeps element ids and masks other hashes. In emailed links, only the value after `code=` or `secret=` is masked. */
function redactHash(hash: string, { mask }: Redactor): string {
  if (/^(?:#[a-z][a-z-]{0,40})?$/.test(hash)) return hash;
  const [, name = '', value = ''] = /^#(?:(code|secret)=)?(.*)$/s.exec(hash) ?? [];
  return `#${name === '' ? '' : `${name}=`}${mask(value)}`;
}

function redactPath(path: string, { mask }: Redactor): string {
  if (isPublic(path)) return path;
  return path
    .split('/')
    .map((part) => (SEGMENTS.has(part) ? part : mask(decoded(part))))
    .join('/');
}

function redactQuery(search: string, redactor: Redactor): string {
  const entries = [...new URLSearchParams(search)];
  if (entries.every(([name]) => PARAMETERS.has(name))) return search;
  const query = entries.map(([name, value]) => {
    if (PARAMETERS.has(name)) return [name, value];
    return [name, name === 'to' ? redactUrl(value, redactor) : redactor.mask(value)];
  });
  return `?${new URLSearchParams(query).toString()}`;
}

function redactUrl(address: string, redactor: Redactor): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return redactPath(path, redactor) + redactQuery(search, redactor) + redactHash(hash, redactor);
}

/** Redaction rules for URLs. They mask order numbers, link codes and all parameters not known to be public. */
export const placeRules = {
  place: ((value, redactor) =>
    typeof value === 'string' && value.startsWith('/')
      ? redactUrl(value, redactor)
      : value) satisfies Rule,
  pathname: ((value, redactor) => redactPath(String(value), redactor)) satisfies Rule,
  query: ((value, redactor) => redactQuery(String(value), redactor)) satisfies Rule,
  hash: ((value, redactor) => redactHash(String(value), redactor)) satisfies Rule,
};
