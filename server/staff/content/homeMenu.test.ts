import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { components } from '../../../contract/types.gen.ts';
import type { Database } from '../../db/schema.ts';
import { createDemoCatalog } from '../../demo/createDemoCatalog.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import type { StaffDto } from '../staffDto.ts';

type Content = StaffDto['StaffContent'];
type HomeValues = StaffDto['HomeValues'];
type MenuEntry = StaffDto['MenuEntry'];
type FooterValues = StaffDto['FooterValues'];
type Shop = components['schemas'];

const HOME = '/content/home/home';
const MENU = '/content/menu/menu';
const FOOTER = '/content/footer/footer';

let db: Database;
let app: FastifyInstance;
let editor: StaffClient;
let shown: { name: string; language: string; body: string }[];

beforeAll(async () => {
  db = await freshDatabase();
  await createDemoCatalog(db);
  app = await buildApp({ db });
  await insertStaff(app, 'editor@example.com', 'editor');
  editor = await openStaffClient(app, 'editor@example.com');
  const rows = await db.selectFrom('content').selectAll().execute();
  shown = rows.map((row) => ({ ...row, body: JSON.stringify(row.body) }));
});

beforeEach(async () => {
  for (const table of ['content', 'content_draft', 'content_version'] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.insertInto('content').values(shown).execute();
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

const read = async (path: string) => (await editor.call('GET', path)).json<Content>();

const save = (path: string, { version, values }: Content, changed: Partial<Content['values']>) =>
  editor.call('PUT', path, { payload: { version, values: { ...values, ...changed } } });

async function publish(path: string, content: Content, changed: Partial<Content['values']>) {
  const saved = await save(path, content, changed);
  expect(saved.statusCode).toBe(200);
  const { version } = saved.json<Content>();
  const payload = { version, publish_at: null };
  const answer = await editor.call('POST', `${path}/publication`, { payload });
  expect(answer.statusCode).toBe(200);
  return answer.json<Content>();
}

async function shop<Answer>(path: string, language: string): Promise<Answer> {
  const headers = { 'accept-language': language };
  return (await app.inject({ url: `/api/${path}`, headers })).json<Answer>();
}

const home = (language = 'en') => shop<Shop['HomeContent']>('content/home', language);
const menu = async (language = 'en') =>
  (await shop<Shop['MenuAnswer']>('common/menu', language)).menu;

const config = (language = 'en') => shop<Shop['Config']>('common/config', language);

const errorsOf = async (answer: ReturnType<typeof save>) =>
  (await answer).json<StaffDto['Problem']>().errors;

async function readHome(): Promise<{ content: Content; values: HomeValues }> {
  const content = await read(HOME);
  return { content, values: content.values.home as HomeValues };
}

const entry = (changed: Partial<MenuEntry> = {}): MenuEntry => ({
  type: 'link',
  path: '/blog',
  columns: 0,
  is_open: false,
  texts: { en: { title: 'News', badge: '' }, fr: { title: '', badge: '' } },
  children: [],
  ...changed,
});

describe('home page editor', () => {
  it('is listed beside pages and posts, and saving it unchanged changes nothing', async () => {
    const list = (await editor.call('GET', '/content', { query: { kind: 'home' } })).json<
      StaffDto['ContentList']
    >();
    expect(list.items).toMatchObject([{ kind: 'home', handle: 'home', in_shop: true }]);
    const before = [await home(), await home('fr')];
    const { content, values } = await readHome();
    const { version } = (await save(HOME, content, {})).json<Content>();
    expect(version).toBe(content.version);
    const banners = values.banners.map((banner, index) => {
      const en = index === 0 ? { ...banner.texts.en, title: 'New' } : banner.texts.en;
      return { ...banner, texts: { ...banner.texts, en } };
    });
    const changed = await publish(HOME, content, {
      home: { ...values, banners },
    });
    expect((await home()).banners[0]?.title).toBe('New');
    await publish(HOME, changed, { home: values });
    expect([await home(), await home('fr')]).toEqual(before);
  });

  it('shows entries in order and falls back to English', async () => {
    const { content, values } = await readHome();
    const banner = {
      picture: 'banner-spices',
      large_picture: '/never',
      is_video: false,
      rating: 1,
      texts: {
        en: {
          overline: '',
          title: ' Spice ',
          text: 'Hot',
          link: '/shop',
          link_text: 'Look',
          place: 'Nowhere',
          alt: 'Spices',
        },
        fr: {
          overline: '',
          title: 'Épices',
          text: '',
          link: '',
          link_text: '',
          place: '',
          alt: '',
        },
      },
    };
    await publish(HOME, content, { home: { ...values, banners: [banner], awards: [] } });
    const [english, french] = [await home(), await home('fr')];
    expect(english.banners).toMatchObject([{ title: 'Spice', text: 'Hot', link_text: 'Look' }]);
    expect(french.banners).toMatchObject([{ title: 'Épices', text: 'Hot', link_text: 'Look' }]);
    expect(french.awards).toEqual([]);
    expect(french.boxes).toHaveLength(values.boxes.length);
    expect((await readHome()).values.banners[0]).toMatchObject({
      rating: 5,
      large_picture: '',
      texts: { en: { place: '' }, fr: { title: 'Épices', text: '' } },
    });
  });

  it('accepts stories without picture or link', async () => {
    const { content, values } = await readHome();
    expect((await home('fr')).stories).toMatchObject([
      { title: 'Deux fondateurs, un trek et un excellent repas', image: '/pictures/trek.svg' },
    ]);
    const [story] = values.stories;
    const en = {
      ...story?.texts.en,
      title: 'How we bake',
      text: ' At night.\n\nBy hand. ',
      link: '',
    };
    const own = {
      ...story,
      picture: '',
      texts: { en, fr: { ...en, title: 'Le fournil', text: '' } },
    };
    const stories = [own] as HomeValues['stories'];
    await publish(HOME, content, { home: { ...values, stories } });
    const shownStory = { text: 'At night.\n\nBy hand.', image: '', link: '' };
    expect((await home()).stories).toMatchObject([{ title: 'How we bake', ...shownStory }]);
    expect((await home('fr')).stories).toMatchObject([{ title: 'Le fournil', ...shownStory }]);
  });

  it('removes scripts', async () => {
    const { content, values } = await readHome();
    const { block } = values;
    const en = {
      ...block.texts.en,
      title: '<p>A <em onclick="x()">field</em><script>x()</script></p>',
      content: '<p>Grown<img src=x onerror=x()></p>',
    };
    await publish(HOME, content, {
      home: { ...values, block: { ...block, texts: { ...block.texts, en } } },
    });
    expect((await home()).content_block).toMatchObject({
      title: 'A <em>field</em>',
      content: '<p>Grown</p>',
    });
  });

  it('reports the invalid entry of each list', async () => {
    const { content, values } = await readHome();
    type ListName = 'banners' | 'boxes' | 'awards' | 'certificates';
    type Changed = { picture?: string; en?: object; fr?: object };
    const change = (name: ListName, { en, fr, ...changed }: Changed) => ({
      [name]: values[name].map((one, index) => {
        const texts = { en: { ...one.texts.en, ...en }, fr: { ...one.texts.fr, ...fr } };
        return index === 1 ? { ...one, ...changed, texts } : one;
      }),
    });
    const answer = save(HOME, content, {
      home: {
        ...values,
        ...change('banners', { fr: { link: 'https://elsewhere.example' } }),
        ...change('boxes', { en: { title: ' ' } }),
        stories: values.stories.map((story) => ({ ...story, picture: 'trek' })),
        ...change('awards', { en: { link: 'javascript:alert(1)' } }),
        ...change('certificates', { picture: '//elsewhere.example/a.svg' }),
        block: { ...values.block, picture: '../secret' },
      },
    });
    expect((await answer).statusCode).toBe(422);
    expect(await errorsOf(answer)).toEqual({
      'home_banners.1.link.fr': 'Item 2: enter a link that starts with “/” or “https://”.',
      'home_boxes.1.title.en': 'Item 2 needs an English title.',
      'home_stories.0.picture': 'Item 1: image not found.',
      'home_awards.1.link.en': 'Item 2: enter a link that starts with “/” or “https://”.',
      'home_certificates.1.picture': 'Item 2: image not found.',
      block_picture: 'Image not found.',
    });
  });

  it('cannot be unpublished or added twice', async () => {
    expect((await editor.call('DELETE', `${HOME}/shown`)).statusCode).toBe(409);
    expect((await editor.call('GET', '/content/home/other')).statusCode).toBe(404);
    const { values } = await read(HOME);
    const payload = { kind: 'home', values };
    expect((await editor.call('POST', '/content', { payload })).statusCode).toBe(400);
    const { content } = await readHome();
    const { home: _none, ...without } = content.values;
    const bare = { payload: { version: content.version, values: without } };
    expect((await editor.call('PUT', HOME, bare)).statusCode).toBe(422);
  });

  it('starts empty in a shop without a home page', async () => {
    await db.deleteFrom('content').execute();
    const { content, values } = await readHome();
    expect(values).toMatchObject({ banners: [], awards: [], block: { picture: '' } });
    expect((await read(MENU)).values.menu).toEqual([]);
    const answer = await save(HOME, content, {});
    expect(answer.json<Content>()).toMatchObject({ state: 'published', version: content.version });
  });
});

describe('main menu editor', () => {
  it('keeps both languages when published unchanged', async () => {
    const before = [await menu(), await menu('fr')];
    const content = await read(MENU);
    const entries = content.values.menu ?? [];
    expect(entries.map(({ texts }) => texts.en.title)).toEqual(
      before[0]?.map(({ title }) => title),
    );
    const changed = await publish(MENU, content, { menu: [...entries, entry()] });
    expect((await menu())?.at(-1)).toEqual({ title: 'News', type: 'link', path: 'blog' });
    await publish(MENU, changed, { menu: entries });
    const plain = (items: typeof before) =>
      JSON.parse(JSON.stringify(items).replaceAll('"handle":"shop"', '"path":"shop"')) as unknown;
    const after = [await menu(), await menu('fr')];
    expect(after).toMatchObject(plain(before) as object);
  });

  it('shows groups, badges and external links in each language', async () => {
    const group = entry({
      type: 'sub',
      columns: 2,
      is_open: true,
      texts: { en: { title: 'More', badge: 'New' }, fr: { title: 'Plus', badge: 'Neuf' } },
      children: [entry({ type: 'extTabLink', path: ' https://maps.example/shop ' })],
    });
    await publish(MENU, await read(MENU), { menu: [group] });
    expect(await menu('fr')).toEqual([
      {
        title: 'Plus',
        type: 'sub',
        active: true,
        megaMenu: true,
        column: 'column-2',
        badge: true,
        badgeText: 'Neuf',
        children: [{ title: 'News', type: 'extTabLink', path: 'https://maps.example/shop' }],
      },
    ]);
  });

  it.each([
    [
      [entry({ texts: { en: { title: '', badge: '' }, fr: { title: 'Rien', badge: '' } } })],
      'A menu item needs an English title.',
      '0.title.en',
    ],
    [
      [entry({ type: 'extLink', path: 'javascript:alert(1)' })],
      /^“News” doesn’t have a valid link/,
      '0.path',
    ],
    [
      [entry({ type: 'link', path: 'https://farm.example' })],
      /^“News” doesn’t have a valid link/,
      '0.path',
    ],
    [[entry({ type: 'link', path: 'not a path' })], /^“News” doesn’t have a valid link/, '0.path'],
    [[entry({ type: 'sub' })], 'The submenu “News” has no items.', '0.title.en'],
    [
      [
        entry({
          type: 'sub',
          children: [
            entry({
              type: 'sub',
              children: [entry({ type: 'sub', children: [entry()] })],
            }),
          ],
        }),
      ],
      'The submenu “News” is nested too deeply. Menus have up to three levels.',
      '0.0.0.title.en',
    ],
  ])('rejects an invalid menu: %#', async (entries, text, place) => {
    const answer = save(MENU, await read(MENU), { menu: entries });
    expect((await answer).statusCode).toBe(422);
    expect(Object.entries((await errorsOf(answer)) ?? {})).toEqual([
      [`menu.${place}`, expect.stringMatching(text)],
    ]);
  });

  it('restores versions and logs changes', async () => {
    const content = await read(MENU);
    await publish(MENU, content, { menu: [entry()] });
    const { versions } = (await editor.call('GET', `${MENU}/versions`)).json<
      StaffDto['ContentVersionList']
    >();
    expect(versions).toHaveLength(2);
    const now = await read(MENU);
    const [, { id } = { id: '' }] = versions;
    const restored = await editor.call('POST', `${MENU}/versions/${id}/draft`, {
      payload: { version: now.version },
    });
    expect(restored.json<Content>().values).toEqual(content.values);
    const change = await db
      .selectFrom('staff_change')
      .select(['subject_id', 'after'])
      .where('operation', '=', 'publishContent')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(change).toEqual({ subject_id: 'menu/menu', after: { menu: [entry()] } });
  });
});

describe('footer editor', () => {
  const readFooter = async () => {
    const content = await read(FOOTER);
    return { content, values: content.values.footer as FooterValues };
  };

  it('starts with the built-in footer, and saving it unchanged changes nothing', async () => {
    const { content, values } = await readFooter();
    expect((await config()).footer).toBeUndefined();
    expect(values.texts.en.about_text).toMatch(/two founders on a trek/);
    expect(values.links.map(({ path }) => path)).toContain('/info/privacy-policy');
    const { version, state } = (await save(FOOTER, content, {})).json<Content>();
    expect({ version, state }).toEqual({ version: content.version, state: 'published' });
  });

  it('is shown in both languages after publishing and falls back to English', async () => {
    const { content, values } = await readFooter();
    const { en, fr } = values.texts;
    await publish(FOOTER, content, {
      footer: {
        about_link: ' /info/our-cart ',
        texts: {
          en: { ...en, about_text: ' Two friends. ', support_title: '', support_text: '' },
          fr: { ...fr, about_text: '', credit: 'Le studio', support_title: '', support_text: '' },
        },
        links: [{ path: 'https://map.example/shop', title_en: 'Map', title_fr: 'Plan' }],
      },
    });
    const [english, french] = [await config(), await config('fr')];
    expect(english.footer).toMatchObject({
      about_text: 'Two friends.',
      about_link: '/info/our-cart',
      services: [{ name: 'shipping', title: 'Free shipping' }, { name: 'checkout' }],
      links: [{ path: 'https://map.example/shop', title: 'Map' }],
    });
    expect(french.footer).toMatchObject({
      about_text: 'Two friends.',
      credit: 'Le studio',
      services: [{ name: 'shipping', title: 'Livraison gratuite' }, { name: 'checkout' }],
      links: [{ title: 'Plan' }],
    });
    expect((await readFooter()).values.texts.fr).toMatchObject({ about_text: '' });
  });

  it('reports invalid fields', async () => {
    const { content, values } = await readFooter();
    const answer = save(FOOTER, content, {
      footer: {
        about_link: 'https://elsewhere.example/story',
        texts: { ...values.texts, en: { ...values.texts.en, shipping_title: ' ' } },
        links: [
          { path: '/blog', title_en: 'News', title_fr: '' },
          { path: '//elsewhere.example', title_en: 'Elsewhere', title_fr: '' },
        ],
      },
    });
    expect((await answer).statusCode).toBe(422);
    expect(await errorsOf(answer)).toEqual({
      about_link: 'Enter a link that starts with “/”.',
      'footer_links.1.path': 'Item 2: enter a link that starts with “/” or “https://”.',
      shipping_title_en: expect.any(String) as unknown,
    });
  });
});
