import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { jest } from '@jest/globals';
import type { Compressor } from './openCompressor.ts';
import { createPageCache, type CacheablePage } from './pageCache.ts';

const PAGE = {
  status: 200,
  policy: '',
  etag: '',
  language: 'en',
  subjects: new Set(['content', 'product:1']),
  mayBeCached: true,
};

function bytesOf(text: string): Pick<CacheablePage, 'html' | 'brotli'> {
  const html = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  return { html, brotli: brotliCompressSync(html, { params }) };
}

function maker(html = '<p>page</p>', own: Partial<CacheablePage> = {}) {
  let made = 0;
  return {
    count: () => made,
    make: async (): Promise<CacheablePage> => {
      made += 1;
      return { ...PAGE, ...bytesOf(html), ...own };
    },
  };
}

describe('page cache', () => {
  it('renders a page once for concurrent and later calls', async () => {
    const cache = createPageCache(10_000);
    const { make, count } = maker();
    const pages = await Promise.all([cache.get('a', make), cache.get('a', make)]);
    expect(pages[0]).toBe(pages[1]);
    await cache.get('a', make);
    expect(count()).toBe(1);
    expect(brotliDecompressSync(pages[0].brotli).toString()).toBe('<p>page</p>');
  });

  it('reports hits, misses and the bytes in use', async () => {
    const lookups: string[] = [];
    const cache = createPageCache(10_000, undefined, (lookup) => lookups.push(lookup));
    const { make } = maker();
    const { html, brotli } = await cache.get('a', make);
    await cache.get('a', make);
    await cache.get('b', make);
    expect(lookups).toEqual(['miss', 'hit', 'miss']);
    expect(cache.bytes()).toBe(2 * (html.length + brotli.length + 1));
  });

  it('renders a page again only if one of its subjects changed', async () => {
    const cache = createPageCache(10_000);
    const { make, count } = maker();
    await cache.get('a', make);
    cache.forget(new Set(['product:2', 'lists']));
    await cache.get('a', make);
    expect(count()).toBe(1);
    cache.forget(new Set(['product:2', 'product:1']));
    await cache.get('a', make);
    expect(count()).toBe(2);
  });

  it.each([
    ['product:1', 2],
    ['product:2', 1],
  ])('on a change of %s during rendering, renders %d times', async (subject, times) => {
    const cache = createPageCache(10_000);
    const { make, count } = maker();
    await cache.get('a', async () => {
      cache.forget(new Set([subject]));
      return make();
    });
    await cache.get('a', make);
    expect(count()).toBe(times);
  });

  it('returns no page whose rendering began before a change', async () => {
    const cache = createPageCache(10_000);
    const begun = Promise.withResolvers<CacheablePage>();
    const early = cache.get('a', () => begun.promise);
    cache.forget(new Set(['product:1']));
    const late = await cache.get('a', maker('<p>new</p>').make);
    begun.resolve({ ...PAGE, ...bytesOf('<p>old</p>') });
    expect((await early).html.toString()).toBe('<p>old</p>');
    expect(late.html.toString()).toBe('<p>new</p>');
    const kept = await cache.get('a', maker('<p>none</p>').make);
    expect(kept.html.toString()).toBe('<p>new</p>');
  });

  it('does not cache a page that must not be cached', async () => {
    const cache = createPageCache(10_000);
    const partial = maker('<p>part</p>', { mayBeCached: false });
    await cache.get('b', partial.make);
    await cache.get('b', partial.make);
    expect(partial.count()).toBe(2);
  });

  it('stays within its bytes', async () => {
    const cache = createPageCache(3_000);
    const { make, count } = maker('x'.repeat(1_000));
    for (const key of ['a', 'b', 'c', 'a']) await cache.get(key, make);
    expect(count()).toBe(4);
  });

  it('stays within ten thousand pages', async () => {
    const cache = createPageCache(1_000_000, async (html) => html);
    const { make, count } = maker('');
    for (let key = 0; key <= 10_000; key += 1) await cache.get(`${key}`, make);
    await cache.get('10000', make);
    expect(count()).toBe(10_001);
    await cache.get('0', make);
    expect(count()).toBe(10_002);
  });

  it('continues to compress after a failure', async () => {
    const smallest = Buffer.from('smallest');
    const well = jest
      .fn<Compressor>()
      .mockRejectedValueOnce(new Error('The thread has ended.'))
      .mockResolvedValue(smallest);
    const cache = createPageCache(10_000, well);
    const { make } = maker();
    let page = await cache.get('a', make);
    while (page.brotli !== smallest) {
      await new Promise((resolve) => setImmediate(resolve));
      page = await cache.get('a', make);
    }
    expect(well).toHaveBeenCalledTimes(2);
  });

  it('compresses a page at best quality on its second request', async () => {
    const cache = createPageCache(1_000_000);
    const words = Array.from({ length: 3_000 }, (_, at) => `${(at * 7919) % 613} lentils`).join(
      ' ',
    );
    const { make } = maker(words);
    const first = await cache.get('a', make);
    await cache.get('a', make);
    let page = first;
    while (page.brotli === first.brotli) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      page = await cache.get('a', make);
    }
    expect(page.brotli.length).toBeLessThan(first.brotli.length);
    expect(brotliDecompressSync(page.brotli).toString()).toBe(words);
  });
});
