import { brotliCompressSync } from 'node:zlib';
import type { Browser, Request } from '@playwright/test';
import { openSettled, withBrowser, withPhone } from './browser.ts';
import type { Report } from './report.ts';
import { withShop } from './shop.ts';
import { shopPages } from './shopPages.ts';
import { kib } from './statistics.ts';

interface Fetched {
  pathname: string;
  type: string;
  bytes: number;
}

const brotliBytes = (text: string) => brotliCompressSync(text).length;

async function fetchedBy(request: Request): Promise<Fetched[]> {
  if (request.url().startsWith('data:') || !(await request.response())) return [];
  const { responseBodySize } = await request.sizes();
  const { pathname } = new URL(request.url());
  // Responses from the browser's memory cache have a negative size.
  return [{ pathname, type: request.resourceType(), bytes: Math.max(0, responseBodySize) }];
}

async function rowOf(name: string, address: string, browser: Browser): Promise<Report['rows'][0]> {
  const html = await (await fetch(address)).text();
  // The boot script of the page fetches the files in `data-scripts`.
  const named = new Set(
    [...html.matchAll(/(?:<script[^>]* src|data-scripts)="([^"]+)"/g)].flatMap(([, files = '']) =>
      files.split(' '),
    ),
  );
  const css = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text]) => text).join('');
  const fetched = await withPhone(browser, async (page) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await openSettled(page, address);
    return (await Promise.all(requests.map(fetchedBy))).flat();
  });
  const sum = (isCounted: (file: Fetched) => boolean) =>
    kib(fetched.filter(isCounted).reduce((total, { bytes }) => total + bytes, 0));
  return {
    page: name,
    HTML: kib(brotliBytes(html)),
    'of it CSS': kib(brotliBytes(css)),
    'initial JS': sum(({ pathname }) => named.has(pathname)),
    'JS until settled': sum(({ type }) => type === 'script'),
    'CSS fetched': sum(({ type }) => type === 'stylesheet'),
    fonts: sum(({ type }) => type === 'font'),
    pictures: sum(({ type }) => type === 'image'),
    data: sum(({ type }) => type === 'fetch' || type === 'other'),
  };
}

export function measureSizes(): Promise<Report> {
  return withShop({}, ({ url }) =>
    withBrowser(async (browser) => {
      const rows = [];
      for (const [name, address] of Object.entries(shopPages)) {
        rows.push(await rowOf(name, url + address, browser));
      }
      return {
        title: 'Sizes in KiB, compressed with brotli as the browser gets them',
        rows,
        notes: [
          'Initial JS: scripts that the HTML names. Until settled: with what the page then fetches by itself.',
          'CSS is inlined: its size is that of the style elements compressed alone.',
        ],
      };
    }),
  );
}
