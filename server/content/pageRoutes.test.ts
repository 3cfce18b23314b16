import type { FastifyInstance } from 'fastify';
import type { components } from '../../contract/types.gen.ts';
import { buildApp } from '../app.ts';
import { cleanHtml } from '../catalog/cleanHtml.ts';
import { isPicture } from '../catalog/picture.ts';
import { createDemoCatalog } from '../demo/createDemoCatalog.ts';
import { demoPages, demoPosts } from '../demo/demoContent.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';

type Dto = components['schemas'];

let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  db = await freshDatabase();
  await createDemoCatalog(db);
  app = await buildApp({ db });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

async function get<Answer>(path: string, language = 'en'): Promise<Answer> {
  const answer = await app.inject({
    url: `/api/${path}`,
    headers: { 'accept-language': language },
  });
  return answer.json<Answer>();
}

const page = (handle: string, language?: string) =>
  get<Dto['ContentPage']>(`content/page?handle=${handle}`, language);

describe('getContentPage', () => {
  it.each([
    ['ROUTES-29', 'about-us'],
    ['ROUTES-30', 'privacy-policy'],
    ['ROUTES-31', 'shipping-delivery-policy'],
    ['ROUTES-32', 'cancellation-refund-policy'],
    ['ROUTES-33', 'terms-condition'],
    ['OPEN-04', 'contact'],
    ['ROUTES-28', 'comingsoon'],
  ])('%s has the page %s in both languages [PRODUCT-18, OPEN-49]', async (_row, handle) => {
    const english = await page(handle);
    const french = await page(handle, 'fr');
    expect(english.title).toBeTruthy();
    expect(english.html).toMatch(/<p>/);
    expect(french.html).not.toBe(english.html);
    for (const { meta_description = '', meta_keyword } of [english, french]) {
      expect(meta_description.length).toBeGreaterThan(20);
      expect(meta_keyword).toBeTruthy();
    }
  });

  it("contain the shop's history [ROUTES-29]", async () => {
    const { lead, html } = await page('about-us');
    expect(lead).toMatch(/two founders/i);
    expect(lead).toMatch(/business-school course/);
    expect(html).toMatch(/trek/);
  });

  it('returns English if there is no text in the language [OPEN-49]', async () => {
    const body = {
      title: 'Only English',
      lead: '',
      html: '',
      meta_description: '',
      meta_keyword: '',
    };
    await db
      .insertInto('content')
      .values({ name: 'page/english', language: 'en', body: JSON.stringify(body) })
      .execute();
    expect((await page('english', 'fr')).title).toBe('Only English');
  });

  it('returns an error for an unknown page and for other documents [OPEN-04]', async () => {
    expect(await page('nothing')).toEqual({ error: 'Page not found.' });
    expect(await page('nothing', 'fr')).toEqual({ error: 'Page introuvable.' });
    expect(await page('../config')).toHaveProperty('error');
  });
});

const texts = [
  ...demoPages.flatMap(({ handle, texts: both }) =>
    Object.entries(both).map(([language, { html }]) => [`${handle} ${language}`, html] as const),
  ),
  ...demoPosts.flatMap(({ handle, texts: both }) =>
    Object.entries(both).map(([language, { html }]) => [`${handle} ${language}`, html] as const),
  ),
];

describe('texts of the demo shop', () => {
  it.each(texts)('%s is clean HTML [OPEN-49]', (_name, html) => {
    const withoutRel = cleanHtml(html).replaceAll(' rel="nofollow noopener"', '');
    expect(withoutRel).toBe(html.trim().replaceAll(/>\n</g, '><'));
  });

  it('link to existing pages [OPEN-49]', async () => {
    const links = texts.flatMap(([, html]) => [...html.matchAll(/href="([^"]*)"/g)]);
    const paths = new Set(links.map(([, path]) => path));
    const handles = [...paths].flatMap((to) => /^\/info\/(.+)$/.exec(to ?? '')?.[1] ?? []);
    expect(handles.length).toBeGreaterThan(2);
    for (const handle of handles) expect(await page(handle)).not.toHaveProperty('error');
    const others = [...paths].filter((to) => !to?.startsWith('/info/'));
    expect(others).toEqual(['/blog']);
  });

  it('posts have existing pictures, tags and products [PRODUCT-17]', async () => {
    const { posts, tags } = await get<Dto['BlogList']>('blog/posts');
    expect(posts).toHaveLength(demoPosts.length);
    expect(tags.length).toBeGreaterThan(2);
    for (const { handle, picture, products } of demoPosts) {
      expect(isPicture(picture)).toBe(true);
      const post = await get<Dto['BlogPost']>(`blog/post?handle=${handle}`, 'fr');
      expect(post.tags).not.toEqual([]);
      expect(post.products?.map((product) => product.handle)).toEqual(products);
    }
  });

  it('menu links to the blog, settings to three networks [FOOTER-09, OPEN-45]', async () => {
    const { menu } = await get<Dto['MenuAnswer']>('common/menu');
    expect(menu).toContainEqual({ title: 'Blog', type: 'link', path: 'blog' });
    const config = await get<Dto['Config']>('common/config');
    for (const address of [
      config.social_facebook,
      config.social_instagram,
      config.social_youtube,
    ]) {
      expect(address).toMatch(/^https:/);
    }
  });
});
