import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { components } from '../../contract/types.gen.ts';
import { buildApp } from '../app.ts';
import { createDemoCatalog } from '../demo/createDemoCatalog.ts';
import type { Database } from '../db/schema.ts';
import { DEFAULT_SETTINGS } from '../shopSettings.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';

type Dto = components['schemas'];

let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  db = await freshDatabase();
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

describe('content of an empty shop', () => {
  it('is empty', async () => {
    expect(await get('common/menu')).toEqual({ menu: [] });
    expect(await get('common/config')).toEqual({
      social_facebook: '',
      social_instagram: '',
      social_youtube: '',
    });
    expect(await get('content/home')).toEqual({ banners: [] });
  });
});

describe('content of the demo shop', () => {
  beforeAll(async () => {
    await createDemoCatalog(db);
  }, 60_000);

  it('has a menu that links to every collection [API-01, ENTITIES-07]', async () => {
    const { menu } = await get<Dto['MenuAnswer']>('common/menu');
    expect(menu[0]).toEqual({ title: 'Shop', type: 'link', handle: 'shop' });
    const mega = menu.find((item) => item.megaMenu);
    const links = mega?.children?.flatMap((group) => group.children ?? []) ?? [];
    const collections = await db.selectFrom('collection').select('handle').execute();
    expect(new Set(links.map(({ path }) => path))).toEqual(
      new Set(collections.map(({ handle }) => `shop/collection/${handle}`)),
    );
    expect(links).toHaveLength(collections.length);
    expect(mega).toMatchObject({ type: 'sub', column: 'column-3' });
  });

  it('has settings in both languages [API-03, ENTITIES-05]', async () => {
    const english = await get<Dto['Config']>('common/config');
    expect(english).toMatchObject({
      review_status: '1',
      quickview_status: '1',
      store_name: 'Ridge & Root',
      store_email: 'hello@ridgeandroot.example',
    });
    const french = await get<Dto['Config']>('common/config', 'fr');
    expect(Object.keys(french)).toEqual(Object.keys(english));
    expect(french.meta_description).not.toBe(english.meta_description);
  });

  it('has three banners that link to collections', async () => {
    for (const language of ['en', 'fr']) {
      const { banners } = await get<Dto['HomeContent']>('content/home', language);
      expect(banners).toHaveLength(3);
      for (const { link, picture } of banners) {
        const handle = link.replace('/shop/collection/', '');
        expect(
          await db.selectFrom('collection').select('id').where('handle', '=', handle).execute(),
        ).toHaveLength(1);
        expect(picture).toMatchObject({ widths: [640, 1024, 1600], width: 16, height: 7 });
        expect(picture.url).toMatch(/^\/pictures\/banner-/);
      }
    }
  });

  it('has a complete home page in both languages, with existing pictures and products [OPEN-47, ENTITIES-20]', async () => {
    const [english, french] = [
      await get<Dto['HomeContent']>('content/home'),
      await get<Dto['HomeContent']>('content/home', 'fr'),
    ];
    const products = await db.selectFrom('product').select('handle').execute();
    const handles = new Set(products.map(({ handle }) => `/shop/${handle}`));
    for (const home of [english, french]) {
      const cards = [...(home.ingredients ?? []), ...(home.boxes ?? [])];
      expect(cards.map(({ link }) => link).filter((link) => !handles.has(link))).toEqual([]);
      const kinds = home.awards?.map(({ link, link_type: type }) => (link ? type : 'popup'));
      expect(new Set(kinds)).toEqual(new Set(['popup', 'link', 'ytvideo']));
      const drawings = [
        ...(home.awards?.flatMap(({ thumb, popup = '' }) => [thumb, popup]) ?? []),
        ...(home.certificates?.map(({ image }) => image) ?? []),
      ];
      expect(drawings.filter((address) => !existsSync(`public${address}`))).toEqual([]);
    }
    expect(english.ingredients?.length).toBeGreaterThan(4);
    expect(english.boxes?.length).toBeGreaterThan(4);
    expect(english.certificates?.length).toBeGreaterThan(4);
    expect(english.testimonials?.length).toBeGreaterThan(3);
    for (const part of [
      'ingredients',
      'boxes',
      'awards',
      'certificates',
      'testimonials',
    ] as const) {
      expect(french[part]).toHaveLength(english[part]?.length ?? 0);
      expect(french[part]).not.toEqual(english[part]);
    }
  });

  it('returns the content block as sanitized HTML [CONTENTBLOCK-01, CONTENTBLOCK-02]', async () => {
    const block = (await get<Dto['HomeContent']>('content/home')).content_block;
    expect(block).toMatchObject({ imageLeft: true, seeMore: true });
    expect(block?.title).toContain('<em>');
    expect(block?.content).toContain('<strong>');
    const { body } = await db
      .selectFrom('content')
      .select('body')
      .where('name', '=', 'home')
      .where('language', '=', 'fr')
      .executeTakeFirstOrThrow();
    const foul = { title: 'A<script>1</script>', content: '<p onclick="x">B</p>', picture: '' };
    const write = (home: unknown) =>
      db
        .updateTable('content')
        .set({ body: JSON.stringify(home) })
        .where('name', '=', 'home')
        .where('language', '=', 'fr')
        .execute();
    await write({ ...(body as object), contentBlock: foul });
    const cleaned = (await get<Dto['HomeContent']>('content/home', 'fr')).content_block;
    expect(cleaned).toEqual({ title: 'A', content: '<p>B</p>' });
    await write(body);
  });

  it('returns the newsletter URL if configured [OPEN-43]', async () => {
    const settings = { ...DEFAULT_SETTINGS, newsletterAction: 'https://list.example/subscribe' };
    const shop = await buildApp({ db, settings });
    const config = async (server: FastifyInstance) =>
      (await server.inject({ url: '/api/common/config' })).json<Dto['Config']>();
    expect((await config(shop)).newsletter_action).toBe('https://list.example/subscribe');
    expect(await config(app)).not.toHaveProperty('newsletter_action');
    await shop.close();
  });

  it('prefers a document in the language, then in English, then for all languages', async () => {
    const title = async (language: string) =>
      (await get<Dto['MenuAnswer']>('common/menu', language)).menu[0]?.title;
    const write = (language: string) =>
      db
        .insertInto('content')
        .values({
          name: 'menu',
          language,
          body: JSON.stringify([{ title: language, type: 'link' }]),
        })
        .execute();
    expect(await title('fr')).toBe('Shop');
    await write('en');
    expect(await title('fr')).toBe('en');
    await write('fr');
    expect(await title('fr')).toBe('fr');
    expect(await title('en')).toBe('en');
  });

  it('is created only once', async () => {
    expect(await createDemoCatalog(db)).toBe(false);
    const { count } = await db
      .selectFrom('product')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('parent_id', 'is', null)
      .executeTakeFirstOrThrow();
    expect(count).toBe('96');
  });
});
