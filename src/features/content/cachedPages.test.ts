import { CACHE_NAMES } from '../../worker/cacheNames.ts';
import { pageKey } from '../../worker/publicPages.ts';
import { cachedPages } from './cachedPages.ts';

/** Gives the window a cache with one page, whose document has this head. */
function cachePage(path: string, head: string): void {
  const url = pageKey(`https://shop.example${path}`, { language: 'en', currency: '' });
  const cache = {
    keys: async () => [new Request(url)],
    match: async () => new Response(`<!DOCTYPE html><html><head>${head}</head></html>`),
  };
  const open = async (name: string) => {
    expect(name).toBe(CACHE_NAMES.pages);
    return cache;
  };
  Object.assign(window, { caches: { open } });
}

afterAll(() => {
  Reflect.deleteProperty(window, 'caches');
});

/** The head of a page as the shop's server writes it; one without a title of its own has that of the shop alone. */
const headOf = (whole: string, title: string) =>
  `<title>${whole}</title><meta name="robots" content="follow,index"/>` +
  (title && `<meta property="og:title" content="${title}"/>`);

describe('cachedPages', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'caches');
  });

  it.each([
    ['Tea - Hill Pantry', 'Tea', 'Tea'],
    ['Tea - Hill-Pantry', 'Tea', 'Tea'],
    ['Tea - Hill Pantry - by post', 'Tea', 'Tea'],
    ['Tea - green', 'Tea - green', 'Tea - green'],
    ['Tea &lt;1 kg&gt; - Us', 'Tea &lt;1 kg&gt;', 'Tea <1 kg>'],
    [
      '&quot;Tea&quot; &amp; Meera&#x27;s - Us',
      '&quot;Tea&quot; &amp; Meera&#x27;s',
      `"Tea" & Meera's`,
    ],
    ['Hill Pantry - by post', '', 'Hill Pantry - by post'],
  ])(
    'E-09 names a page of the title «%s» and the own title «%s» %s',
    async (whole, title, named) => {
      cachePage('/shop/tea', headOf(whole, title));
      expect(await cachedPages('en', 12)).toEqual([{ path: '/shop/tea', title: named }]);
    },
  );

  it('E-09 names nothing that is cached in another language', async () => {
    cachePage('/shop/tea', headOf('Tea - Hill Pantry', 'Tea'));
    expect(await cachedPages('fr', 12)).toEqual([]);
  });
});
