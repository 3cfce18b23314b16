import type { FastifyInstance } from 'fastify';
import type { components } from '../../contract/types.gen.ts';
import { buildApp } from '../app.ts';
import { createDemoCatalog } from '../db/demo/createDemoCatalog.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';

type Wire = components['schemas'];

let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  db = await freshDatabase();
  app = await buildApp({ db });
}, 60_000);

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
    expect(await get('common/config')).toEqual({});
    expect(await get('content/home')).toEqual({ banners: [] });
  });
});

describe('content of the demo shop', () => {
  beforeAll(async () => {
    await createDemoCatalog(db);
  }, 60_000);

  it('API-01 OPEN-23 ENTITIES-07 has a menu that leads to every collection', async () => {
    const { menu } = await get<Wire['MenuAnswer']>('common/menu');
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

  it('API-03 ENTITIES-03 ENTITIES-05 has settings in both languages', async () => {
    const english = await get<Wire['Config']>('common/config');
    expect(english).toMatchObject({
      review_status: '1',
      quickview_status: '1',
      store_name: 'Ridge & Root',
      store_email: 'hello@ridgeandroot.example',
    });
    const french = await get<Wire['Config']>('common/config', 'fr');
    expect(Object.keys(french)).toEqual(Object.keys(english));
    expect(french.meta_description).not.toBe(english.meta_description);
  });

  it('has three banners whose links lead to collections', async () => {
    for (const language of ['en', 'fr']) {
      const { banners } = await get<Wire['HomeContent']>('content/home', language);
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

  it('prefers a document of the language, then English, then the one for all', async () => {
    const title = async (language: string) =>
      (await get<Wire['MenuAnswer']>('common/menu', language)).menu[0]?.title;
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

  it('is created once', async () => {
    expect(await createDemoCatalog(db)).toBe(false);
    const { count } = await db
      .selectFrom('product')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe('96');
  });
});
