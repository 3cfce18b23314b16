import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { components } from '../../contract/types.gen.ts';
import { buildApp } from '../app.ts';
import { createDemoCatalog } from '../demo/createDemoCatalog.ts';
import type { Database } from '../db/schema.ts';
import { DEFAULT_SETTINGS } from '../shopSettings.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { openClient } from '../testing/openClient.ts';
import { importCatalog } from './importCatalog.ts';
import type { Rejection } from './place.ts';
import type { Mapping } from './mapping.ts';
import { openCsv } from './openCsv.ts';

type Dto = components['schemas'];

const TOKEN = 'a-token-of-support-staff';
const mapping: Mapping = {
  source: 'stranger',
  language: 'en',
  delimiter: ',',
  descriptionFormat: 'html',
  columns: { key: 'id', name: 'name', price: 'price', collection: 'shelf', description: 'about' },
  nutrition: {},
  keywords: [],
  saleColumns: [],
  constants: { stock: 5, minimum: 1 },
  pictures: {},
};

const NAMES = [
  '=HYPERLINK("http://evil.example","Rice")',
  '@SUM(1+1)*cmd|calc!A0',
  '</script><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '&lt;b&gt; &amp;amp; &#x3c;',
  '__proto__',
  'constructor',
  '{{7*7}} ${7*7} <%= 7*7 %>',
  '\u202egnp.exe \u2066hidden',
  'line\u2028separator\u2029paragraph',
  '../../etc/passwd',
  'javascript:alert(1)',
  '%3Cscript%3E%00',
  '😈'.repeat(40),
];

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

let db: Database;
let app: FastifyInstance;
let folder: string;

const onTidyFailure = (error: unknown) => expect(error).toBeUndefined();

async function importRows(rows: readonly string[]) {
  const rejections: Rejection[] = [];
  async function* chunks() {
    yield Buffer.from(['id,name,price,shelf,about', ...rows, ''].join('\n'));
  }
  const onRejected = (rejection: Rejection) => void rejections.push(rejection);
  return {
    ...(await importCatalog(db, { mapping, chunks: chunks(), onRejected, onTidyFailure })),
    rejections,
  };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  db = await freshDatabase();
  await createDemoCatalog(db);
  const settings = { ...DEFAULT_SETTINGS, supportToken: TOKEN };
  app = await buildApp({ db, origin: 'https://shop.example', settings });
});
afterAll(async () => {
  await app.close();
  await db.destroy();
  await rm(folder, { recursive: true });
});

describe('a hostile catalogue', () => {
  it('has names treated as text in lists, on pages and in the sitemap', async () => {
    const about = '<p onclick=alert(1)>Plain</p><script>alert(1)</script>';
    const { inserted, rejections } = await importRows(
      NAMES.map((name, at) => [`k${at}`, cell(name), '10', cell(name), cell(about)].join(',')),
    );
    expect(inserted + rejections.length).toBe(NAMES.length);
    expect(inserted).toBeGreaterThan(NAMES.length / 2);

    const { body, headers } = await app.inject('/sitemap.xml');
    expect(headers['content-type']).toMatch(/xml/);
    const rest = body.replaceAll(
      /<\/?(?:\?xml|urlset|url|loc|lastmod|xhtml:link|image:image|image:loc)\b[^<>]*>/g,
      '',
    );
    expect(rest).not.toMatch(/[<>]/);
    const urls = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
    for (const url of urls) expect(url).toMatch(/^https:\/\/shop\.example(?:\/[\w%?=&;.-]*)*$/);

    const client = await openClient(app);
    const handles = await db
      .selectFrom('product')
      .select('handle')
      .where('source', '=', 'stranger')
      .execute();
    for (const { handle } of handles) {
      expect(handle).toMatch(/^[\p{L}\p{N}-]+$/u);
      const query = new URLSearchParams({ product_slug: handle }).toString();
      const answer = await app.inject({
        url: '/api/product/product',
        query: `${query}&api_token=${client.token}`,
      });
      const { name = '', description } = answer.json<Dto['Product']>();
      expect(name.trim()).not.toBe('');
      expect(name).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      expect(description).not.toMatch(/script|onclick/);
    }
  });

  it('survives a recording unchanged', async () => {
    const client = await openClient(app);
    const payload = JSON.stringify(NAMES.map((name) => ({ type: 'api/executeQuery', name })));
    const recording = JSON.stringify({
      format: 'ridge-and-root-recording',
      version: 1,
      payload,
      preloadedState: JSON.stringify({ ui: {}, names: NAMES }),
    });
    const { code } = (await client.post('support/recording', { recording })).json<{
      code: string;
    }>();
    const answer = await app.inject({
      url: '/api/support/recording',
      query: { code },
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.json()).toMatchObject({ recording });
  });

  it('stops at an endless line, compressed or not, before memory runs out', async () => {
    const endless = Buffer.alloc(1024 * 1024, 'x');
    let sent = 0;
    async function* chunks() {
      for (; sent < 2048; sent += 1) yield endless;
    }
    const onRejected = () => undefined;
    await expect(
      importCatalog(db, { mapping, chunks: chunks(), onRejected, onTidyFailure }),
    ).rejects.toThrow('longer than 1 MB');
    expect(sent).toBeLessThan(4);

    const bomb = path.join(folder, 'bomb.csv.gz');
    await writeFile(bomb, gzipSync(Buffer.alloc(256 * 1024 * 1024)));
    let unpacked = 0;
    const csv = await openCsv(bomb);
    async function* counted() {
      for await (const chunk of csv.chunks) {
        unpacked += chunk.length;
        yield chunk;
      }
    }
    await expect(
      importCatalog(db, { mapping, chunks: counted(), onRejected, onTidyFailure }),
    ).rejects.toThrow('longer than 1 MB');
    expect(unpacked).toBeLessThan(4 * 1024 * 1024);
  });
});
