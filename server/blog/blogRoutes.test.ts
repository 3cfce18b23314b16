import type { FastifyInstance } from 'fastify';
import type { components } from '../../contract/types.gen.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { followPageChanges } from '../pages/pageChanges.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertProduct } from '../testing/insertProduct.ts';

type Dto = components['schemas'];

let db: Database;
let app: FastifyInstance;

async function insertPost(
  handle: string,
  date: string,
  { tag, french }: { tag?: string; french?: string } = {},
): Promise<string> {
  const { id } = await db
    .insertInto('blog_post')
    .values({ handle, author: 'Ananya', picture: null, published_on: date })
    .returning('id')
    .executeTakeFirstOrThrow();
  const text = { post_id: id, summary: `About ${handle}.`, html: `<p>${handle}</p>` };
  await db
    .insertInto('blog_post_text')
    .values({ ...text, language: 'en', title: `Title ${handle}` })
    .execute();
  if (french !== undefined) {
    await db
      .insertInto('blog_post_text')
      .values({ ...text, language: 'fr', title: french })
      .execute();
  }
  if (tag !== undefined) {
    await db.insertInto('blog_post_tag').values({ post_id: id, tag_handle: tag }).execute();
  }
  return id;
}

beforeAll(async () => {
  db = await freshDatabase();
  app = await buildApp({ db, origin: 'https://shop.example' });
  await db
    .insertInto('blog_tag')
    .values([
      {
        handle: 'kitchen',
        position: 1,
        name: JSON.stringify({ en: 'In the kitchen', fr: 'En cuisine' }),
      },
      { handle: 'unused', position: 0, name: JSON.stringify({ en: 'Unused' }) },
    ])
    .execute();
  await insertPost('old', '2026-01-05', { tag: 'kitchen' });
  await insertPost('new', '2026-03-07', { french: 'Nouveau & <frais>' });
  const middle = await insertPost('middle', '2026-02-06', { tag: 'kitchen' });
  const second = await insertProduct(db, { handle: 'ghee', name: 'Ghee' });
  const first = await insertProduct(db, { handle: 'dal', name: 'Dal', nameFr: 'Lentilles' });
  await db
    .insertInto('blog_post_product')
    .values([
      { post_id: middle, product_id: second.id, position: 1 },
      { post_id: middle, product_id: first.id, position: 0 },
    ])
    .execute();
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

const list = (query = '', language?: string) =>
  get<Dto['BlogList']>(`blog/posts${query}`, language);

const handles = ({ posts }: Dto['BlogList']) => posts.map(({ handle }) => handle);

describe('listBlogPosts', () => {
  it('lists posts, latest first, and the tags in use [PRODUCT-17, OPEN-49]', async () => {
    const answer = await list();
    expect(handles(answer)).toEqual(['new', 'middle', 'old']);
    expect(answer).toMatchObject({
      total: 3,
      page: 1,
      limit: 20,
      tags: [{ handle: 'kitchen', name: 'In the kitchen', count: 2 }],
    });
    expect(answer.posts[2]).toEqual({
      handle: 'old',
      title: 'Title old',
      summary: 'About old.',
      date: '2026-01-05',
      author: 'Ananya',
      tags: [{ handle: 'kitchen', name: 'In the kitchen', count: 2 }],
    });
  });

  it('returns one page at a time, and an empty one past the end [OPEN-49]', async () => {
    expect(handles(await list('?page=1&limit=2'))).toEqual(['new', 'middle']);
    expect(await list('?page=2&limit=2')).toMatchObject({ total: 3, page: 2, limit: 2 });
    expect(handles(await list('?page=2&limit=2'))).toEqual(['old']);
    expect(handles(await list('?page=3&limit=2'))).toEqual([]);
  });

  it('filters posts by tag [OPEN-49]', async () => {
    const answer = await list('?tag=kitchen');
    expect(handles(answer)).toEqual(['middle', 'old']);
    expect(answer.total).toBe(2);
    expect(await list('?tag=nothing')).toMatchObject({ posts: [], total: 0 });
  });

  it('answers in French if available, else in English [OPEN-49]', async () => {
    const { posts, tags } = await list('', 'fr');
    expect(posts.map(({ title }) => title)).toEqual([
      'Nouveau & <frais>',
      'Title middle',
      'Title old',
    ]);
    expect(tags[0]?.name).toBe('En cuisine');
  });
});

describe('getBlogPost', () => {
  it('returns the text and the related products in order [PRODUCT-17, OPEN-49]', async () => {
    const post = await get<Dto['BlogPost']>('blog/post?handle=middle', 'fr');
    expect(post).toMatchObject({ title: 'Title middle', html: '<p>middle</p>', keywords: '' });
    expect(post.products?.map(({ name }) => name)).toEqual(['Lentilles', 'Ghee']);
  });

  it('returns an error in the requested language for an unknown post [ROUTES-05]', async () => {
    expect(await get('blog/post?handle=none')).toEqual({ error: 'Post not found.' });
    expect(await get('blog/post?handle=none', 'fr')).toEqual({
      error: 'Article de blog introuvable.',
    });
  });

  it('records a page change when a post changes [OPEN-49]', async () => {
    const changes = followPageChanges(db);
    await changes();
    await db
      .updateTable('blog_post')
      .set({ author: 'Kabir' })
      .where('handle', '=', 'old')
      .execute();
    expect(await changes()).toEqual(new Set(['blog']));
  });
});

describe('the feed', () => {
  it('lists the latest posts as RSS [PRODUCT-17]', async () => {
    const answer = await app.inject('/blog/feed.xml');
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(answer.body).toContain('<rss version="2.0"');
    expect(answer.body).toContain('<language>en</language>');
    expect(answer.body.match(/<item>/g)).toHaveLength(3);
    expect(answer.body).toContain(
      '<item><title>Title old</title><link>https://shop.example/blog/old</link><guid>https://shop.example/blog/old</guid><pubDate>Mon, 05 Jan 2026 12:00:00 GMT</pubDate><description>About old.</description></item>',
    );
  });

  it('answers in French with ?lang=fr and escapes XML characters [LANGUAGE-01]', async () => {
    const { body } = await app.inject('/blog/feed.xml?lang=fr');
    expect(body).toContain('<language>fr</language>');
    expect(body).toContain('<title>Nouveau &amp; &lt;frais&gt;</title>');
    expect(body).toContain('<link>https://shop.example/blog/new?lang=fr</link>');
  });
});
