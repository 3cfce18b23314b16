import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { readPageDocument } from '../../pages/pageDocument.ts';
import { limits } from '../../rateLimit/limits.ts';
import { DEFAULT_SETTINGS, type ShopSettings } from '../../shopSettings.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertStaff, openStaffClient } from '../../testing/openStaffClient.ts';
import { replayPages } from './replayPages.ts';

const TOKEN = 'a-token-of-the-support-staff';
const TEMPLATE =
  '<!doctype html><html lang="en"><head><style>b{}</style><!--head--></head><body><!--app-->' +
  '<script id="settings"></script><!--state--><script data-scripts="/assets/main.js">boot()</script></body></html>';

let db: Database;
let app: FastifyInstance;
let folder: string;

async function open(settings: Partial<ShopSettings>): Promise<FastifyInstance> {
  const opened = await buildApp({ db, settings: { ...DEFAULT_SETTINGS, ...settings } });
  await opened.register(replayPages, {
    document: await readPageDocument(folder),
    sendUnknown: async (_request, reply) => reply.code(404).send('not found'),
  });
  return opened;
}

beforeAll(async () => {
  db = await freshDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'build-'));
  await writeFile(path.join(folder, 'index.html'), TEMPLATE);
  const chunk = (name: string) => ({ scripts: [`/assets/${name}.js`], styles: [] });
  const chunks = { replay: chunk('replay'), 'replayed-shop': chunk('replayed-shop') };
  await writeFile(path.join(folder, 'chunks.json'), JSON.stringify(chunks));
  app = await open({ supportToken: TOKEN });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
  await rm(folder, { recursive: true });
});

beforeEach(() => db.deleteFrom('rate_limit').execute());

const signIn = (token: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/support/replay?lang=fr',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: `token=${token}`,
  });

async function cookie(): Promise<string> {
  const { headers } = await signIn(TOKEN);
  return String(headers['set-cookie']).split(';', 1)[0] ?? '';
}

describe('support pages [E-11]', () => {
  it('require the token and show nothing before', async () => {
    const form = await app.inject('/support/replay');
    expect(form.statusCode).toBe(200);
    expect(form.body).toContain('Support token');
    expect(form.body).not.toContain('<script');
    expect(form.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    const storefront = await app.inject('/support/storefront');
    expect(storefront.statusCode).toBe(303);
    expect(storefront.headers).toMatchObject({ location: '/support/replay' });
    const forged = await app.inject({
      url: '/support/replay',
      headers: { cookie: 'support=' + 'f'.repeat(64) },
    });
    expect(forged.body).toContain('Support token');
  });

  it('open with the token, which sets an HttpOnly, SameSite=Strict cookie', async () => {
    const answer = await signIn(TOKEN);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['location']).toBe('/support/replay?lang=fr');
    expect(answer.headers['set-cookie']).toMatch(/^support=\w+; .*HttpOnly; SameSite=Strict$/);
    expect(answer.headers['set-cookie']).not.toContain(TOKEN);

    const headers = { cookie: await cookie() };
    const page = await app.inject({ url: '/support/replay?lang=fr', headers });
    expect(page.body).toContain('<html lang="fr" data-support="replay">');
    expect(page.body).toContain('data-scripts="/assets/replay.js /assets/main.js"');
    expect(page.headers['content-security-policy']).toContain("frame-src 'self'");
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('prevent the framed storefront from sending anything', async () => {
    const headers = { cookie: await cookie() };
    const page = await app.inject({ url: '/support/storefront', headers });
    expect(page.body).toContain('data-support="storefront"');
    expect(page.body).not.toContain('as="fetch"');
    const policy = String(page.headers['content-security-policy']).split('; ');
    for (const directive of ['connect-src', 'form-action', 'frame-src', 'worker-src']) {
      expect(policy).toContain(`${directive} 'none'`);
    }
    expect(policy.filter((directive) => directive.startsWith('form-action'))).toHaveLength(1);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('reject an invalid token, and any token after too many attempts', async () => {
    const invalid = await signIn('guess', {});
    expect(invalid.statusCode).toBe(403);
    expect(invalid.body).toContain('Jeton incorrect.');
    expect(invalid.headers['set-cookie']).toBeUndefined();
    for (let count = 1; count < limits.supportClient.attempts; count += 1) await signIn('guess');
    const late = await signIn(TOKEN);
    expect(late.statusCode).toBe(429);
    expect(late.body).toContain('Trop de tentatives.');
    expect(late.headers['set-cookie']).toBeUndefined();
  });

  it('close on signing out', async () => {
    const answer = await app.inject({ method: 'POST', url: '/support/sign-out' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['set-cookie']).toMatch(/^support=; Max-Age=0; Path=\/;/);
  });

  it('respond with 404 if no one could have access', async () => {
    const closed = await open({});
    for (const url of ['/support/replay', '/support/storefront']) {
      expect((await closed.inject(url)).body).toBe('not found');
    }
    const posted = await closed.inject({
      method: 'POST',
      url: '/support/replay',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'token=undefined',
    });
    expect(posted.statusCode).toBe(404);
    await closed.close();
  });
});

describe('support pages for staff members [E-11]', () => {
  let staffed: FastifyInstance;

  beforeAll(async () => {
    staffed = await open({});
    await insertStaff(staffed, 'noor@example.com', 'support');
    await insertStaff(staffed, 'ravi@example.com', 'packer');
  });

  afterAll(() => staffed.close());

  const page = async (sent: string) =>
    (await staffed.inject({ url: '/support/replay', headers: { cookie: sent } })).body;

  it('link to the staff sign-in, without a form if no token is set', async () => {
    expect(await page('')).toContain('<a href="/staff">Sign in as staff</a>');
    expect(await page('')).not.toContain('<form');
    expect((await app.inject('/support/replay')).body).toContain('<a href="/staff">');
  });

  it('open to roles that may read recordings, until they sign out', async () => {
    const { cookie: members } = await openStaffClient(staffed, 'noor@example.com');
    expect(await page(members)).toContain('data-support="replay"');
    const signOut = (site: string) =>
      staffed.inject({
        method: 'POST',
        url: '/support/sign-out',
        headers: { cookie: members, 'sec-fetch-site': site },
      });
    expect((await signOut('same-site')).statusCode).toBe(403);
    const answer = await signOut('same-origin');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^staff=; Max-Age=0; Path=\/;/),
    );
    expect(await page(members)).not.toContain('data-support');
    const last = await db
      .selectFrom('staff_change')
      .select(['operation', 'subject'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(last).toEqual({ operation: 'signOutStaff', subject: 'session' });
  });

  it('stay closed to roles without the permission', async () => {
    const { cookie: members } = await openStaffClient(staffed, 'ravi@example.com');
    expect(await page(members)).not.toContain('data-support');
  });
});
