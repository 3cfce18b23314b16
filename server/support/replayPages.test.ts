import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { readPageDocument } from '../pages/pageDocument.ts';
import { limits } from '../rateLimit/limits.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { replayPages } from './replayPages.ts';

const TOKEN = 'a-token-of-the-support-staff';
const TEMPLATE =
  '<!doctype html><html lang="en"><head><style>b{}</style><!--head--></head><body><!--app-->' +
  '<script id="settings"></script><!--state--><script data-scripts="/assets/main.js">boot()</script></body></html>';

let db: Database;
let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  db = await freshDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'build-'));
  await writeFile(path.join(folder, 'index.html'), TEMPLATE);
  const chunk = (name: string) => ({ scripts: [`/assets/${name}.js`], styles: [] });
  const chunks = { replay: chunk('replay'), 'replayed-shop': chunk('replayed-shop') };
  await writeFile(path.join(folder, 'chunks.json'), JSON.stringify(chunks));
  app = await buildApp({ db });
  const document = await readPageDocument(folder);
  await app.register(replayPages, { document, token: TOKEN });
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

describe('E-11 the pages of the support staff', () => {
  it('ask for the token, and show nothing of themselves before', async () => {
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

  it('open to who has shown the token, whose cookie no script reads and no other site sends', async () => {
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

  it('forbid the framed storefront to send anything', async () => {
    const headers = { cookie: await cookie() };
    const page = await app.inject({ url: '/support/storefront', headers });
    expect(page.body).toContain('data-support="storefront"');
    // What is fetched ahead would be forbidden too.
    expect(page.body).not.toContain('as="fetch"');
    const policy = String(page.headers['content-security-policy']).split('; ');
    for (const directive of ['connect-src', 'form-action', 'frame-src', 'worker-src']) {
      expect(policy).toContain(`${directive} 'none'`);
    }
    expect(policy.filter((directive) => directive.startsWith('form-action'))).toHaveLength(1);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('reject an invalid token with a sentence, and after some attempts any', async () => {
    const invalid = await signIn('guess', {});
    expect(invalid.statusCode).toBe(403);
    expect(invalid.body).toContain('Ce n’est pas le bon jeton.');
    expect(invalid.headers['set-cookie']).toBeUndefined();
    for (let count = 1; count < limits.supportClient.attempts; count += 1) await signIn('guess');
    const late = await signIn(TOKEN);
    expect(late.statusCode).toBe(429);
    expect(late.body).toContain('Trop de tentatives.');
    expect(late.headers['set-cookie']).toBeUndefined();
  });

  it('are left by signing out', async () => {
    const answer = await app.inject({ method: 'POST', url: '/support/sign-out' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['set-cookie']).toMatch(/^support=; Max-Age=0; Path=\/;/);
  });
});
