import type { components } from '../contract/types.gen.ts';
import type { Shop } from './shop.ts';

type Dto = components['schemas'];

const LIMIT = 100;
const PLENTY = 50;

async function search(shop: Shop, form: Record<string, string>): Promise<Dto['SearchAnswer']> {
  const response = await fetch(`${shop.url}/api/product/search`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  if (!response.ok) throw new Error(`Search answered ${response.status}.`);
  return (await response.json()) as Dto['SearchAnswer'];
}

export async function listProducts(shop: Shop, count: number): Promise<Dto['ProductCard'][]> {
  const products: Dto['ProductCard'][] = [];
  for (let page = 1; products.length < count; page += 1) {
    const answer = await search(shop, { limit: String(LIMIT), page: String(page) });
    if (answer.products.length === 0) break;
    products.push(...answer.products);
  }
  return products.slice(0, count);
}

export function isPlain({ stock = 0, options, minimum }: Dto['ProductCard']): boolean {
  return stock >= PLENTY && options.length === 0 && minimum <= 1;
}

export async function openSession(shop: Shop): Promise<string> {
  const response = await fetch(`${shop.url}/api/common/apitoken`);
  const { api_token: token } = (await response.json()) as Dto['ApiTokenAnswer'];
  if (token === undefined) throw new Error('The shop gave no token.');
  return token;
}
