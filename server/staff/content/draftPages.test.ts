import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { createDemoCatalog } from '../../demo/createDemoCatalog.ts';
import type { StaffDto } from '../staffDto.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import { makeBuild } from '../../testing/makeBuild.ts';
import { registerPages } from '../../pages/pages.ts';

const RENDER = `
const menus = new Map();
export const render = async ({ location, language, version, fetch }) => {
  const [, kind, handle] = /^.(info|blog|shop).(.*)$/.exec(location) ?? [];
  const headers = { 'Accept-Language': language };
  const read = async (url) => (await fetch(url, { headers })).json();
  const { menu } = menus.get(version + language) ?? (await read('/api/common/menu'));
  menus.set(version + language, { menu });
  if (!kind) {
    const home = await read('/api/content/home');
    const { footer } = await read('/api/common/config');
    const body = [...home.banners, ...menu].map(({ title }) => title).join() + footer?.credit;
    return { status: 200, head: '', body, state: '{}', chunk: 'main', isComplete: true };
  }
  if (kind === 'shop') {
    const { name, error } = await read('/api/product/product?product_slug=' + handle);
    if (error) return { redirect: '/not-found' };
    return { status: 200, head: '', body: name, state: '{}', chunk: 'main', isComplete: true };
  }
  const answer = await read((kind === 'info' ? '/api/content/page' : '/api/blog/post') + '?handle=' + handle);
  return {
    status: 200, head: '', body: answer.title + answer.html + menu.length, state: JSON.stringify(answer), chunk: 'main',
    isComplete: true,
  };
};`;

let db: Database;
let app: FastifyInstance;
let folder: string;
let editor: StaffClient;
let packer: StaffClient;

beforeAll(async () => {
  db = await freshDatabase();
  await createDemoCatalog(db);
  folder = await makeBuild(RENDER);
  app = await buildApp({ db });
  const place = { distDir: folder, distServerDir: folder, keptDir: folder };
  await registerPages(app, { ...place, cacheBytes: 100_000, hasSharedCache: false });
  for (const role of ['editor', 'packer'] as const) {
    await insertStaff(app, `${role}@example.com`, role);
  }
  editor = await openStaffClient(app, 'editor@example.com');
  packer = await openStaffClient(app, 'packer@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
  await rm(folder, { recursive: true });
});

const PREVIEW = '/staff/preview/page/about-us';

const look = (url: string, who?: StaffClient) =>
  app.inject({ url, ...(who && { headers: { cookie: who.cookie } }) });

async function write(title: string): Promise<void> {
  const content = '/content/page/about-us';
  const { values, version } = (await editor.call('GET', content)).json<StaffDto['StaffContent']>();
  const texts = { ...values.texts, fr: { ...values.texts.fr, title } };
  const payload = { version, values: { ...values, texts } };
  expect((await editor.call('PUT', content, { payload })).statusCode).toBe(200);
}

it('shows products of any status to staff, in the requested language', async () => {
  await db
    .updateTable('product')
    .set({ status: 'draft' })
    .where('handle', '=', 'basmati-rice')
    .execute();
  const PRODUCT = '/staff/preview/product/basmati-rice';
  const { body, headers } = await look(`${PRODUCT}?lang=fr`, packer);
  expect(body).toContain('Riz basmati');
  expect(body).toContain('Aperçu : pas encore publié');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect((await look(PRODUCT)).statusCode).toBe(303);
  expect((await look('/staff/preview/product/nothing', packer)).statusCode).toBe(404);
});

describe('previews of pages and posts', () => {
  it('show the draft in the requested language and must not be cached', async () => {
    await write('Nous, vus de près');
    const { body, headers, statusCode } = await look(`${PREVIEW}?lang=fr`, editor);
    expect(statusCode).toBe(200);
    expect(body).toMatch(/Nous, vus de près<h2>/);
    expect(body).toContain('Aperçu : pas encore publié');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'SAMEORIGIN',
      'content-language': 'fr',
    });
    expect((await look(PREVIEW, editor)).body).not.toContain('vus de près');
    expect((await look('/info/about-us?lang=fr')).body).not.toContain('vus de près');
    await write('Nous, encore');
    expect((await look(`${PREVIEW}?lang=fr`, editor)).body).toContain('Nous, encore');
  });

  it('show drafts of home page, menu and footer on the home page', async () => {
    for (const kind of ['home', 'menu', 'footer'] as const) {
      const address = `/content/${kind}/${kind}`;
      const { values, version } = (await editor.call('GET', address)).json<
        StaffDto['StaffContent']
      >();
      const text = JSON.stringify(values).replace('"The harvest is in"', '"Draft of home"');
      const drafted = JSON.parse(
        text
          .replace('"Shop"', '"Draft of menu"')
          .replace('"Design: the Ridge & Root studio"', '"Draft of footer"'),
      ) as typeof values;
      await editor.call('PUT', address, { payload: { version, values: drafted } });
      const { body } = await look(`/staff/preview/${kind}/${kind}`, editor);
      expect(body.match(/Draft of \w+/g)).toEqual([`Draft of ${kind}`]);
    }
    expect((await look('/')).body).not.toContain('Draft of');
  });

  it('run no scripts', async () => {
    const { body, headers } = await look(PREVIEW, editor);
    expect(body).not.toMatch(/<script/);
    expect(headers['content-security-policy']).toContain("script-src 'none'");
  });

  it('are closed to members without permission', async () => {
    for (const who of [undefined, packer]) {
      const { statusCode, headers, body } = await look(PREVIEW, who);
      expect([statusCode, headers.location, body]).toEqual([303, '/staff', '']);
    }
    expect((await look('/staff/preview/page/nothing', editor)).statusCode).toBe(404);
    expect((await look('/staff/preview/home/about-us', editor)).statusCode).toBe(404);
  });
});
