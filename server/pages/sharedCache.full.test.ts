import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCustomer, PASSWORD } from '../testing/insertCustomer.ts';
import { insertCurrencies } from '../testing/insertProduct.ts';
import { makeBuild } from '../testing/makeBuild.ts';
import { hasNginx, startNginx } from '../testing/nginxProcess.ts';
import { registerPages } from './pages.ts';

const RENDER = `
let rendered = 0;
export const render = async ({ location, language, currency = 'none' }) => ({
  status: 200, head: '', body: \`[\${location} \${language} \${currency} \${rendered++}]\`, state: '', chunk: 'main',
  isComplete: !location.includes('search=broken'),
});`;

let db: Database;
let app: FastifyInstance;
let folder: string;
let origin: string;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertCustomer(db, 'meera@example.com');
  folder = await makeBuild(RENDER);
});

beforeEach(async () => {
  app = await buildApp({ db });
  const place = { distDir: folder, distServerDir: folder, keptDir: folder };
  await registerPages(app, { ...place, cacheBytes: 1_000_000, hasSharedCache: true });
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});

afterEach(() => app.close());

afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

interface Seen {
  status: number;
  made: string;
  control: string | null;
  vary: string | null;
  cache: string | null;
  cookies: string[];
}

async function look(from: string, url: string, cookie = ''): Promise<Seen> {
  const answer = await fetch(from + url, { headers: { cookie }, redirect: 'manual' });
  const body = await answer.text();
  return {
    status: answer.status,
    made: /\[(.*?)\]/.exec(body)?.[1] ?? '',
    control: answer.headers.get('cache-control'),
    vary: answer.headers.get('vary'),
    cache: answer.headers.get('x-cache-status'),
    cookies: answer.headers.getSetCookie(),
  };
}

async function signInAt(from: string): Promise<string> {
  const opened = await fetch(`${from}/api/common/apitoken`);
  const { api_token: token } = (await opened.json()) as { api_token: string };
  const answer = await fetch(`${from}/api/account/login?api_token=${token}`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'meera@example.com', password: PASSWORD }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

describe('page with a shared cache', () => {
  it('is public for a second and varies only by what caches can distinguish', async () => {
    expect(await look(origin, '/shop')).toMatchObject({
      control: 'public, max-age=0, s-maxage=1, stale-while-revalidate=10',
      vary: expect.not.stringContaining('Cookie'),
      cookies: [],
    });
  });

  it('is the same for customers and guests and sets no cookie', async () => {
    const session = await signInAt(origin);
    expect(session).toContain('session=');
    const anonymous = await look(origin, '/shop');
    expect(await look(origin, '/shop', session)).toEqual(anonymous);
    expect(anonymous.cookies).toEqual([]);
  });

  it.each(['/shop?search=broken', '/shop?utm_source=mail'])(
    'stays private if it must not be cached: %s',
    async (url) => {
      expect(await look(origin, url)).toMatchObject({ control: 'private, no-cache' });
    },
  );
});

it('nginx caches pages by language and currency and ignores sessions', async () => {
  if (!hasNginx) {
    process.stderr.write('nginx is not here, so deploy/nginx.conf is not tried.\n');
    return;
  }
  const cache = await startNginx(origin);
  try {
    const first = await look(cache.url, '/shop?page=2');
    expect(first).toMatchObject({
      cache: 'MISS',
      control: 'private, no-cache',
      vary: 'Accept-Encoding, Cookie',
    });
    expect(first.made).toMatch(/^\/shop\?page=2 en none \d+$/);

    const session = await signInAt(cache.url);
    const kept = await look(cache.url, '/shop?page=2', `${session}; language=en`);
    expect(kept.cache).toMatch(/HIT|STALE|UPDATING|REVALIDATED/);
    expect(kept).toMatchObject({ made: first.made, cookies: [], control: 'private, no-cache' });

    const french = await look(cache.url, '/shop?page=2', 'language=fr');
    expect(french).toMatchObject({ cache: 'MISS', made: expect.stringContaining(' fr none ') });
    const euro = await look(cache.url, '/shop?page=2', 'language=fr; currency=EUR');
    expect(euro).toMatchObject({ cache: 'MISS', made: expect.stringContaining(' fr EUR ') });
    const odd = await look(cache.url, '/shop?page=2', 'language=../x; currency=eur|; x=y');
    expect(odd.made).toBe(first.made);

    const packed = await fetch(`${cache.url}/shop?page=2`, {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(await packed.text()).toContain('/shop?page=2 en none ');
    const refused = await fetch(`${cache.url}/shop?page=2`, {
      headers: { 'accept-encoding': 'br;q=0, gzip' },
    });
    expect(refused.headers.get('content-encoding')).not.toBe('br');
    const plain = await fetch(`${cache.url}/shop?page=2`, { headers: { 'accept-encoding': '' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toContain('/shop?page=2 en none ');

    const api = await fetch(`${cache.url}/api/common/currency`, { headers: { cookie: session } });
    expect(api.headers.get('cache-control')).toBe('no-store');
    expect(api.headers.get('x-cache-status')).toBeNull();
    for (const url of ['/shop?search=broken', '/shop?utm_source=mail']) {
      await look(cache.url, url);
      expect((await look(cache.url, url)).cache).toBe('MISS');
    }

    await sql`UPDATE currency SET value = value`.execute(db);
    let shown = first.made;
    while (shown === first.made) {
      await pause(100);
      shown = (await look(cache.url, '/shop?page=2')).made;
    }
    expect(shown).toMatch(/^\/shop\?page=2 en none \d+$/);

    await app.close();
    expect(await look(cache.url, '/shop?page=2')).toMatchObject({ status: 200, made: shown });
  } finally {
    await cache.stop();
  }
});
