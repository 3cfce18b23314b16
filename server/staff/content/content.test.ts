import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { components } from '../../../contract/types.gen.ts';
import type { Database } from '../../db/schema.ts';
import { createDemoCatalog } from '../../demo/createDemoCatalog.ts';
import { followPageChanges } from '../../pages/pageChanges.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import { publishDueContent } from './contentPublication.ts';
import type { StaffDto } from '../staffDto.ts';

type Content = StaffDto['StaffContent'];
type Values = StaffDto['ContentValues'];
type Shop = components['schemas'];

let db: Database;
let app: FastifyInstance;
let editor: StaffClient;
let manager: StaffClient;

beforeAll(async () => {
  db = await freshDatabase();
  await createDemoCatalog(db);
  app = await buildApp({ db });
  for (const role of ['editor', 'manager'] as const) {
    await insertStaff(app, `${role}@example.com`, role);
  }
  editor = await openStaffClient(app, 'editor@example.com');
  manager = await openStaffClient(app, 'manager@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

const at = (handle: string, kind = 'page') => `/content/${kind}/${handle}`;

const read = async (path: string) => (await editor.call('GET', path)).json<Content>();

const save = (path: string, version: string, values: Values, who = editor) =>
  who.call('PUT', path, { payload: { version, values } });

const publish = (path: string, version: string, time: string | null = null) =>
  editor.call('POST', `${path}/publication`, { payload: { version, publish_at: time } });

async function shop<Answer>(path: string, language = 'en'): Promise<Answer> {
  const headers = { 'accept-language': language };
  return (await app.inject({ url: `/api/${path}`, headers })).json<Answer>();
}

const shownPage = (handle: string, language?: string) =>
  shop<Shop['ContentPage']>(`content/page?handle=${handle}`, language);

const withText = (
  values: Values,
  language: 'en' | 'fr',
  text: Partial<StaffDto['ContentText']>,
) => ({
  ...values,
  texts: { ...values.texts, [language]: { ...values.texts[language], ...text } },
});

const list = async (query: Record<string, string>) =>
  (await editor.call('GET', '/content', { query })).json<StaffDto['ContentList']>();

const versionsOf = async (path: string) =>
  (await editor.call('GET', `${path}/versions`)).json<StaffDto['ContentVersionList']>();

describe('pages and posts', () => {
  it('are listed with their state and found by title', async () => {
    const all = await list({});
    expect(all.total).toBeGreaterThan(10);
    expect(all.items[0]).toMatchObject({ state: 'published', in_shop: true, at: null, by: null });
    expect((await list({ kind: 'page', text: 'privacy' })).items).toMatchObject([
      { kind: 'page', handle: 'privacy-policy' },
    ]);
    expect(await list({ text: '%' })).toEqual({ total: 0, items: [] });
    expect(await list({ page: '99' })).toEqual({ total: all.total, items: [] });
  });

  it('a draft stays hidden until it is published in both languages; both steps are logged', async () => {
    const path = at('about-us');
    const before = await read(path);
    const english = await shownPage('about-us');
    const readChanges = followPageChanges(db);
    await readChanges();
    const values = withText(before.values, 'fr', { title: ' Qui nous sommes ' });
    const draft = (await save(path, before.version, values)).json<Content>();
    expect(draft).toMatchObject({ state: 'draft', in_shop: true, by: 'The editor' });
    expect((await shownPage('about-us', 'fr')).title).not.toBe('Qui nous sommes');
    expect(await readChanges()).toEqual(new Set());

    const published = (await publish(path, draft.version)).json<Content>();
    expect(published).toMatchObject({ state: 'published', version: draft.version });
    expect((await shownPage('about-us', 'fr')).title).toBe('Qui nous sommes');
    expect((await shownPage('about-us')).title).toBe(english.title);
    expect(await readChanges()).toEqual(new Set(['content']));
    const query = { subject: 'content', subject_id: 'page/about-us' };
    const { changes } = (await manager.call('GET', '/changes', { query })).json<
      StaffDto['ChangeList']
    >();
    expect(changes.map(({ operation, by }) => [operation, by])).toEqual([
      ['publishContent', 'The editor'],
      ['saveContentDraft', 'The editor'],
    ]);
    expect(changes[1]?.after).toEqual({ title_fr: 'Qui nous sommes' });
  });

  it('versions include the original content and can be restored as a draft', async () => {
    const path = at('terms-condition');
    const { values, version } = await read(path);
    const other = withText(values, 'en', { title: 'Other terms' });
    const draft = (await save(path, version, other)).json<Content>();
    await publish(path, draft.version);
    const { versions } = await versionsOf(path);
    expect(versions.map(({ by, title }) => [by, title])).toEqual([
      ['The editor', 'Other terms'],
      [null, values.texts.en.title],
    ]);
    const first = `${path}/versions/${versions[1]?.id}`;
    const whole = (await editor.call('GET', first)).json<StaffDto['ContentVersion']>();
    expect(whole.values).toEqual(values);
    const restored = await editor.call('POST', `${first}/draft`, {
      payload: { version: draft.version },
    });
    expect(restored.json<Content>()).toMatchObject({ state: 'draft', values });
    expect((await shownPage('terms-condition')).title).toBe('Other terms');
    await publish(path, version);
    expect((await shownPage('terms-condition')).title).toBe(values.texts.en.title);
    const elsewhere = await editor.call('GET', `${at('contact')}/versions/${versions[1]?.id}`);
    expect(elsewhere.statusCode).toBe(404);
  });

  it('a planned draft is published once, in the name of its planner', async () => {
    const path = at('comingsoon');
    const { values, version } = await read(path);
    const soon = withText(values, 'en', { title: 'Sooner' });
    const draft = (await save(path, version, soon)).json<Content>();
    const passed = await publish(path, draft.version, '2020-01-01T00:00:00Z');
    expect(passed.statusCode).toBe(422);
    const time = new Date(Date.now() + 60_000).toISOString();
    const planned = (await publish(path, draft.version, time)).json<Content>();
    expect(planned).toMatchObject({ state: 'planned', publish_at: time });
    expect((await list({ state: 'planned' })).items).toMatchObject([{ title: 'Sooner' }]);
    const failures: unknown[] = [];
    const run = (now: number) =>
      publishDueContent(db, (error) => failures.push(error), new Date(now));
    await run(Date.now());
    expect((await shownPage('comingsoon')).title).not.toBe('Sooner');
    await Promise.all([run(Date.now() + 120_000), run(Date.now() + 120_000)]);
    expect(failures).toEqual([]);
    expect((await shownPage('comingsoon')).title).toBe('Sooner');
    expect((await versionsOf(path)).versions.map(({ by }) => by)).toEqual(['The editor', null]);
  });

  it('a planned time can be cancelled, and the draft remains', async () => {
    const path = at('contact');
    const { values, version } = await read(path);
    const draft = (
      await save(path, version, withText(values, 'en', { lead: 'Write to us.' }))
    ).json<Content>();
    await publish(path, draft.version, new Date(Date.now() + 60_000).toISOString());
    const unplanned = (await editor.call('DELETE', `${path}/publication`)).json<Content>();
    expect(unplanned).toMatchObject({ state: 'draft', publish_at: null });
    const query = { version: draft.version };
    expect((await editor.call('DELETE', `${path}/draft`, { query })).statusCode).toBe(204);
    expect(await read(path)).toMatchObject({ state: 'published', version });
    expect((await publish(path, version)).statusCode).toBe(409);
  });

  it('can be unpublished, keep their values as a draft, and be published again', async () => {
    for (const [path, shownAt] of [
      [at('shipping-delivery-policy'), 'content/page?handle=shipping-delivery-policy'],
      [at('honey-by-moonlight', 'post'), 'blog/post?handle=honey-by-moonlight'],
    ] as const) {
      const before = await read(path);
      expect(await shop<object>(shownAt)).not.toHaveProperty('error');
      const taken = await editor.call('DELETE', `${path}/shown`);
      expect(taken.json<Content>()).toMatchObject({
        state: 'draft',
        in_shop: false,
        version: before.version,
        values: before.values,
      });
      expect(await shop<object>(shownAt)).toHaveProperty('error');
      expect((await editor.call('DELETE', `${path}/shown`)).statusCode).toBe(409);
      expect((await publish(path, before.version)).statusCode).toBe(200);
      expect(await shop<object>(shownAt)).not.toHaveProperty('error');
      expect(await read(path)).toMatchObject({ state: 'published', values: before.values });
      const { versions } = (await editor.call('GET', `${path}/versions`)).json<
        StaffDto['ContentVersionList']
      >();
      expect(versions).toHaveLength(2);
    }
  });

  it('an existing draft is kept when the page is unpublished', async () => {
    const path = at('cancellation-refund-policy');
    const { values, version } = await read(path);
    const mine = withText(values, 'en', { title: 'Being written' });
    await save(path, version, mine);
    await editor.call('DELETE', `${path}/shown`);
    expect((await read(path)).values.texts.en.title).toBe('Being written');
  });

  it('a stale version is rejected on save and on publish', async () => {
    const path = at('privacy-policy');
    const { values, version } = await read(path);
    const mine = withText(values, 'en', { title: 'Mine' });
    const theirs = withText(values, 'en', { title: 'Theirs' });
    expect((await save(path, version, theirs, manager)).statusCode).toBe(200);
    const late = await save(path, version, mine);
    expect([late.statusCode, late.json<{ detail: string }>().detail]).toEqual([
      409,
      'Someone else has edited this. Your changes are still here.',
    ]);
    expect((await publish(path, version)).statusCode).toBe(409);
    expect((await save(path, version, theirs)).statusCode).toBe(200);
  });

  it('a new post gets a unique path and appears in the blog after publishing', async () => {
    const text = {
      title: 'Monsoon greens',
      lead: 'What grows in the rain.',
      html: '<p onclick="alert(1)">Rain<script>alert(1)</script></p><iframe src="//x"></iframe>',
      picture_alt: 'Leaves',
      meta_description: 'dropped',
      keywords: 'greens',
    };
    const empty = {
      title: '',
      lead: '',
      html: '<p></p>',
      picture_alt: '',
      meta_description: '',
      keywords: '',
    };
    const values = {
      picture: 'leafy-spinach-1',
      day: '2026-07-01',
      author: 'Meera',
      tags: ['season', 'kitchen'],
      products: ['paneer'],
      texts: { en: text, fr: empty },
    };
    const add = () => editor.call('POST', '/content', { payload: { kind: 'post', values } });
    const added = await add();
    expect(added.statusCode).toBe(201);
    const post = added.json<Content>();
    expect(post).toMatchObject({ handle: 'monsoon-greens', in_shop: false, state: 'draft' });
    expect((await add()).json<Content>().handle).toBe('monsoon-greens-2');
    expect(await shop('blog/post?handle=monsoon-greens')).toHaveProperty('error');
    const path = at('monsoon-greens', 'post');
    const rename = (from: string, handle: string) =>
      db.updateTable('product').set({ handle }).where('handle', '=', from).execute();
    await rename('paneer', 'soft-paneer');
    await publish(path, post.version);
    const shown = await shop<Shop['BlogPost']>('blog/post?handle=monsoon-greens', 'fr');
    expect(shown).toMatchObject({ title: 'Monsoon greens', html: '<p>Rain</p>', author: 'Meera' });
    expect(shown.tags?.map(({ handle }) => handle).toSorted()).toEqual(['kitchen', 'season']);
    expect(shown.products?.map(({ handle }) => handle)).toEqual(['soft-paneer']);
    await rename('soft-paneer', 'paneer');
    expect(await read(path)).toMatchObject({ state: 'published', version: post.version });
  });

  it('invalid values are reported by field', async () => {
    const path = at('dal-step-by-step', 'post');
    const [first] = (await list({ kind: 'post', text: 'dal' })).items;
    const { values, version } = await read(at(first?.handle ?? path, 'post'));
    const wrong = {
      ...withText(withText(values, 'en', { title: ' ' }), 'fr', { title: '' }),
      day: '2026-02-30',
      author: '',
      picture: '../secret',
      tags: ['none'],
      products: ['no-such'],
    };
    const answer = await save(at(first?.handle ?? '', 'post'), version, wrong);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<StaffDto['Problem']>().errors).toEqual({
      title_en: 'Required',
      title_fr: 'Required',
      author: 'Required',
      day: 'Enter a day such as 2026-11-23.',
      picture: 'Image not found.',
      tags: 'This tag no longer exists.',
      products: 'Product not found: no-such.',
    });
    expect((await editor.call('GET', at('nothing'))).statusCode).toBe(404);
  });
});

describe('a blog tag', () => {
  const add = (names: { name_en: string; name_fr: string }) =>
    editor.call('POST', '/content-tags', { payload: names });

  it('is added last and shown once a post has it', async () => {
    const added = await add({ name_en: ' Harvest ', name_fr: 'Récolte' });
    expect([added.statusCode, added.json()]).toEqual([201, { handle: 'harvest', name: 'Harvest' }]);
    const { tags } = (await editor.call('GET', '/content-choices')).json<
      StaffDto['ContentChoices']
    >();
    expect(tags.at(-1)).toEqual({ handle: 'harvest', name: 'Harvest' });
    const shownTags = async () =>
      (await shop<Shop['BlogList']>('blog/posts', 'fr')).tags.map(({ name }) => name);
    expect(await shownTags()).not.toContain('Récolte');
    const [post] = (await list({ kind: 'post' })).items;
    const path = at(post?.handle ?? '', 'post');
    const { version, values } = await read(path);
    const saved = await save(path, version, { ...values, tags: ['harvest'] });
    await publish(path, saved.json<Content>().version);
    expect(await shownTags()).toContain('Récolte');
  });

  it.each([
    ['without an English name', { name_en: ' ', name_fr: 'Automne' }],
    ['with a name that there is', { name_en: 'HARVEST', name_fr: '' }],
  ])('is rejected %s', async (_what, names) => {
    const answer = await add(names);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<StaffDto['Problem']>().errors ?? {})).toEqual(['name_en']);
  });
});
