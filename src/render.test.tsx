import type { RenderAnswer } from './render.tsx';
import { productOf } from './testing/catalogData.ts';
import { fakeBackend, type Answers } from './testing/fakeBackend.ts';
import english from '../translations/en.json' with { type: 'json' };

// React's server renderer creates a `MessageChannel` on import, and jsdom lacks this class.
Object.assign(globalThis, {
  MessageChannel: class {
    port1 = {};
    port2 = {};
  },
});
const { render } = await import('./render.tsx');

let versions = 0;

function answerOf(answers: Answers, location: string): Promise<RenderAnswer> {
  versions += 1;
  const backend = fakeBackend(answers);
  return render({
    location,
    origin: 'https://shop.example',
    language: 'en',
    currency: undefined,
    version: String(versions),
    fetch: (input, init) => {
      const path = input as string;
      if (path.startsWith('/assets/i18n/')) return Promise.resolve(Response.json(english));
      return backend.fetch(`http://shop.test${path.replace(/^\/api/, '')}`, init);
    },
  });
}

async function renderWith(answers: Answers, location: string) {
  const page = await answerOf(answers, location);
  if (!('body' in page)) throw new Error(`${location} has no page.`);
  return page;
}

const failing = (status: number) => () => Response.json({ error: 'No.' }, { status });

describe('server rendering', () => {
  it('leads from a former handle of a product to its page', async () => {
    const answers = { getProduct: productOf({ handle: 'red-rice' }) };
    expect(await answerOf(answers, '/shop/rice?lang=fr')).toEqual({
      status: 301,
      location: '/shop/red-rice?lang=fr',
    });
  });

  it('renders a complete page with status 200', async () => {
    const page = await renderWith({}, '/shop');
    expect(page).toMatchObject({ status: 200, isComplete: true });
  });

  it('uses the title that the list of offline pages shows [E-09]', async () => {
    const page = await renderWith({}, '/shop');
    expect(page.head).toContain('<meta property="og:title" content="Shop"/>');
  });

  it.each([503, 500])('is incomplete when a response failed with %i', async (status) => {
    const page = await renderWith({ searchProducts: failing(status) }, '/shop');
    expect(page).toMatchObject({ status: 503, isComplete: false });
    expect(page.body).toContain('<main');
  });

  it('is not a 503 when the shop rejects the request', async () => {
    const page = await renderWith({ searchProducts: failing(400) }, '/shop?page=999999999999');
    expect(page).toMatchObject({ status: 200, isComplete: false });
  });
});
