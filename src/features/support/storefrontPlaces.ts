import { placeRules } from './redactPlace.ts';

/** First segments of paths of which everything is content of the shop, and choices in it. */
const PUBLIC_PARTS = new Set(['shop', 'search', 'blog', 'info', 'compare', 'support']);

function isPublic(path: string): boolean {
  const [, first = '', ...rest] = path.split('/');
  // `/p` followed by a handle is a product.
  return PUBLIC_PARTS.has(first) || (first.startsWith('p') && rest.length === 0);
}

/** Rules of the storefront's URLs. */
export const storefrontPlaces = placeRules({
  isPublic,
  segments: new Set([
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
  ]),
  parameters: new Set([
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
  ]),
});
