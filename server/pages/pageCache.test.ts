import { brotliDecompressSync } from 'node:zlib';
import { createPageCache, type CacheablePage } from './pageCache.ts';

function maker(html = '<p>page</p>', own: Partial<CacheablePage> = {}) {
  let made = 0;
  return {
    count: () => made,
    make: async (): Promise<CacheablePage> => {
      made += 1;
      return { status: 200, policy: '', language: 'en', html, isComplete: true, ...own };
    },
  };
}

describe('page cache', () => {
  it('makes a page once, for simultaneous and for later calls', async () => {
    const cache = createPageCache(10_000);
    const { make, count } = maker();
    const pages = await Promise.all([cache.get('a', make), cache.get('a', make)]);
    expect(pages[0]).toBe(pages[1]);
    await cache.get('a', make);
    expect(count()).toBe(1);
    expect(brotliDecompressSync(pages[0].brotli).toString()).toBe('<p>page</p>');
  });

  it('makes it anew for another version of the content', async () => {
    const cache = createPageCache(10_000);
    const { make, count } = maker();
    cache.setVersion('1');
    await cache.get('a', make);
    cache.setVersion('1');
    await cache.get('a', make);
    expect(count()).toBe(1);
    cache.setVersion('2');
    await cache.get('a', make);
    expect(count()).toBe(2);
  });

  it('does not keep a page whose content changed while it was made, or which is not complete', async () => {
    const cache = createPageCache(10_000);
    const { make, count } = maker();
    await cache.get('a', async () => {
      cache.setVersion('next');
      return make();
    });
    await cache.get('a', make);
    expect(count()).toBe(2);
    const partial = maker('<p>part</p>', { isComplete: false });
    await cache.get('b', partial.make);
    await cache.get('b', partial.make);
    expect(partial.count()).toBe(2);
  });

  it('holds no more than its bytes', async () => {
    const cache = createPageCache(3_000);
    const { make, count } = maker('x'.repeat(1_000));
    for (const key of ['a', 'b', 'c', 'a']) await cache.get(key, make);
    expect(count()).toBe(4);
  });

  it('compresses as well as possible what is asked for again', async () => {
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
