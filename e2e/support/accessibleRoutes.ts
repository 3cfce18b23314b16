import { routes } from '../../src/app/routes.ts';
import type { OwnThings } from './customer.ts';

const PRODUCT = { handle: 'oat-cookies' };

const EXAMPLES: Readonly<Record<string, { readonly handle?: string; readonly search?: string }>> = {
  '/shop/collection/:handle': { handle: 'spices' },
  '/shop/:handle': PRODUCT,
  '/shop/:handle/reviews': PRODUCT,
  '/search': { search: '?search=rice' },
  '/blog/:handle': { handle: 'how-to-cook-dal' },
  '/info/:handle': { handle: 'about-us' },
};

const FOR_VISITORS = new Set(['/account/login', '/account/register', '/account/forgotten']);

/** Route to skip: it ends the session and redirects to the home page. */
const SIGN_OUT = '/account/logout';

interface Addresses {
  readonly visitor: readonly string[];
  readonly customer: readonly string[];
}

export function urlsOf({ order }: OwnThings): Addresses {
  const visitor: string[] = [];
  const customer: string[] = [];
  for (const { path } of routes) {
    if (path === SIGN_OUT) continue;
    const { handle, search = '' } = EXAMPLES[path] ?? {};
    const address = path.replace(':number', order).replace(':handle', handle ?? ':handle') + search;
    if (address.includes(':')) throw new Error(`The route ${path} has no example.`);
    const isOwn = /^\/(?:account|checkout|order)\b/.test(path) && !FOR_VISITORS.has(path);
    (isOwn ? customer : visitor).push(address);
  }
  return { visitor, customer };
}
