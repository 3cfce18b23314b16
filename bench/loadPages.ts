import autocannon, { type Result } from 'autocannon';
import { untilIdle } from './processUse.ts';
import type { Report } from './report.ts';
import type { Shop } from './shop.ts';
import { listProducts } from './shopCalls.ts';
import { round } from './statistics.ts';

export type LoadRow = Report['rows'][number];

export const CONNECTIONS = 8;

const PRODUCT_PAGES = 200;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

export async function pageUrls(shop: Shop): Promise<string[]> {
  const products = await listProducts(shop, PRODUCT_PAGES);
  const pages = ['', '?lang=fr', '?lang=en'].flatMap((language) =>
    products.map(({ handle }) => `/shop/${handle}${language}`),
  );
  return ['/', ...pages.slice(0, PRODUCT_PAGES)];
}

export function getPages(
  shop: Shop,
  addresses: readonly string[],
  length: { duration: number } | { amount: number },
): Promise<Result> {
  const requests = addresses.map((path) => ({ path }));
  return autocannon({
    url: shop.url,
    connections: CONNECTIONS,
    headers: BROWSER,
    requests,
    ...length,
  });
}

let count = 0;

/** Requests each page with a unique query parameter that the shop ignores, so no response comes from the cache. */
export function getUncachedPages(
  shop: Shop,
  addresses: readonly string[],
  duration: number,
): Promise<Result> {
  return autocannon({
    url: shop.url,
    connections: CONNECTIONS,
    headers: BROWSER,
    duration,
    requests: addresses.map((address) => ({
      setupRequest: (request) => {
        count += 1;
        const path = `${address}${address.includes('?') ? '&' : '?'}n=${count}`;
        return { ...request, path };
      },
    })),
  });
}

export async function getRandomPages(
  shop: Shop,
  addresses: readonly string[],
  amount: number,
): Promise<void> {
  const random = () => Math.random().toString(36).slice(2);
  const kinds = [
    () => `/search?search=${random()}`,
    () => `/shop?page=${Math.ceil(1e6 * Math.random())}`,
    () => `${addresses[Math.floor(addresses.length * Math.random())]?.split('?')[0]}?n=${random()}`,
  ];
  await autocannon({
    url: shop.url,
    connections: CONNECTIONS,
    headers: BROWSER,
    amount,
    requests: kinds.map((kind) => ({
      setupRequest: (request) => ({ ...request, path: kind() }),
    })),
  });
}

export function loadRow(what: string, result: Result, rejected = 0): LoadRow {
  const { requests, latency, errors, non2xx } = result;
  return {
    load: what,
    'requests/s': round(requests.average),
    'median ms': latency.p50,
    '99 % ms': latency.p99,
    'most ms': round(latency.max),
    failed: errors + non2xx + rejected,
  };
}

export async function loadPages(
  shop: Shop,
  addresses: readonly string[],
  duration: number,
): Promise<LoadRow[]> {
  const [home = '/', ...products] = addresses;
  await getPages(shop, addresses, { amount: CONNECTIONS * addresses.length });
  await untilIdle(shop.pid);
  const rows = [
    loadRow('home', await getPages(shop, [home], { duration })),
    loadRow(`${products.length} product pages`, await getPages(shop, products, { duration })),
  ];
  await untilIdle(shop.pid);
  return rows;
}
