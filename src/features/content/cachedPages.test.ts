import { CACHE_NAMES } from '../../worker/cacheNames.ts';
import { pageKey } from '../../worker/publicPages.ts';
import { cachedPages } from './cachedPages.ts';

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
    'reads from the title «%s» and the og:title «%s» the name %s [E-09]',
    async (whole, title, named) => {
      cachePage('/shop/tea', headOf(whole, title));
      expect(await cachedPages('en', 12)).toEqual([{ path: '/shop/tea', title: named }]);
    },
  );

  it('leaves out pages cached in another language [E-09]', async () => {
    cachePage('/shop/tea', headOf('Tea - Hill Pantry', 'Tea'));
    expect(await cachedPages('fr', 12)).toEqual([]);
  });
});
