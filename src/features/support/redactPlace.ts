import { decoded } from '../../lib/decoded.ts';
import type { Redactor, Rule } from './redactor.ts';

/** First segments of paths of which everything is content of the shop, and choices in it. */
const PUBLIC_PARTS = new Set(['shop', 'search', 'blog', 'info', 'compare', 'support']);
/** Segments of the other paths that name a page. */
const NAMED_PARTS = new Set([
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
const PUBLIC_PARAMETERS = new Set([
  'search',
  'page',
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

function redactPath(path: string, { mask }: Redactor): string {
  const [before = '', first = '', ...rest] = path.split('/');
  // `/p` followed by a handle is a product.
  if (PUBLIC_PARTS.has(first) || (first.startsWith('p') && rest.length === 0)) return path;
  return [before, first, ...rest]
    .map((part) => (NAMED_PARTS.has(part) ? part : mask(decoded(part))))
    .join('/');
}

function redactQuery(search: string, redactor: Redactor): string {
  const entries = [...new URLSearchParams(search)];
  if (entries.every(([name]) => PUBLIC_PARAMETERS.has(name))) return search;
  const query = entries.map(([name, value]) => {
    if (PUBLIC_PARAMETERS.has(name)) return [name, value];
    return [name, name === 'to' ? redactUrl(value, redactor) : redactor.mask(value)];
  });
  return `?${new URLSearchParams(query).toString()}`;
}

/** Ids of elements stay; mailed links carry their code behind a `=`. */
function redactHash(hash: string, { mask }: Redactor): string {
  if (/^(?:#[a-z][a-z-]{0,40})?$/.test(hash)) return hash;
  const [, name = '', value = ''] = /^#(?:(code|secret)=)?(.*)$/s.exec(hash) ?? [];
  return `#${name === '' ? '' : `${name}=`}${mask(value)}`;
}

/** A path with query and hash, without order numbers, codes and other people's words. */
function redactUrl(address: string, redactor: Redactor): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return redactPath(path, redactor) + redactQuery(search, redactor) + redactHash(hash, redactor);
}

/** A path where it is one, as in the id of a toast; other values stay. */
export const place: Rule = (value, redactor) =>
  typeof value === 'string' && value.startsWith('/') ? redactUrl(value, redactor) : value;

export const pathname: Rule = (value, redactor) => redactPath(String(value), redactor);
export const query: Rule = (value, redactor) => redactQuery(String(value), redactor);
export const hash: Rule = (value, redactor) => redactHash(String(value), redactor);
