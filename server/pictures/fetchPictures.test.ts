import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type dns from 'node:dns';
import sharp from 'sharp';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertProduct } from '../testing/insertProduct.ts';
import { downloadPicture, FailedFetch, type DownloadOptions } from './downloadPicture.ts';
import { fetchNextPicture, queuePictures } from './fetchNextPicture.ts';
import { makeNextPicture } from './makeNextPicture.ts';
import { isPublicAddress } from './publicAddress.ts';
import { openFolderStore } from './folderStore.ts';

const { signal } = new AbortController();

let db: Database;
let server: Server;
let picture: Buffer;
let paths: string[] = [];

const ANSWERS: Record<string, RequestListener> = {
  '/rice.jpg': (_request, response) => response.end(picture),
  '/page.jpg': (_request, response) => response.end('<!doctype html><title>Sold out</title>'),
  '/moved.jpg': (_request, response) => response.writeHead(302, { location: '/rice.jpg' }).end(),
  '/inside.jpg': (_request, response) =>
    response.writeHead(302, { location: 'http://10.0.0.8/rice.jpg' }).end(),
  '/named.jpg': (_request, response) =>
    response.writeHead(302, { location: 'http://inside.example/rice.jpg' }).end(),
  '/file.jpg': (_request, response) =>
    response.writeHead(302, { location: 'file:///rice.jpg' }).end(),
  '/loop.jpg': (_request, response) => response.writeHead(302, { location: '/loop.jpg' }).end(),
  '/busy.jpg': (_request, response) => response.writeHead(503).end(),
  '/large.jpg': (_request, response) => {
    const chunk = Buffer.alloc(1024 * 1024);
    const send = () => {
      if (!response.destroyed) response.write(chunk, send);
    };
    send();
  },
};

/** IP addresses by host name. The test treats 127.0.0.1 as public. */
const HOSTS: Record<string, string[]> = {
  'shop.example': ['127.0.0.1'],
  'inside.example': ['192.168.1.8'],
  'both.example': ['127.0.0.1', '192.168.1.8'],
};

beforeAll(async () => {
  db = await freshDatabase();
  picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer();
  server = createServer((request, response) => {
    paths.push(request.url ?? '');
    const answer = ANSWERS[request.url ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await db.destroy();
});

beforeEach(() => {
  paths = [];
});

const lookup = ((host: string, _options: object, done: (error: null, found: object[]) => void) =>
  done(
    null,
    (HOSTS[host] ?? []).map((address) => ({ address, family: 4 })),
  )) as unknown as typeof dns.lookup;

const options = (): DownloadOptions => ({
  signal,
  lookup,
  isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address),
  port: (server.address() as AddressInfo).port,
});

async function reasonOf(address: string): Promise<string> {
  try {
    const file = await downloadPicture(address, options());
    await file.delete();
    return 'downloaded';
  } catch (error) {
    if (!(error instanceof FailedFetch)) throw error;
    return error.reason;
  }
}

it.each([
  ['http://shop.example/rice.jpg', 'downloaded'],
  ['http://shop.example/moved.jpg', 'downloaded'],
  ['http://shop.example/missing.jpg', 'status'],
  ['http://shop.example/busy.jpg', 'status'],
  ['http://shop.example/loop.jpg', 'redirects'],
  ['http://shop.example/large.jpg', 'large'],
  ['http://shop.example/inside.jpg', 'private'],
  ['http://shop.example/named.jpg', 'private'],
  ['http://shop.example/file.jpg', 'address'],
  ['http://inside.example/rice.jpg', 'private'],
  ['http://192.168.1.8/rice.jpg', 'private'],
  ['http://169.254.169.254/rice.jpg', 'private'],
  ['http://100.64.0.1/rice.jpg', 'private'],
  ['http://0.0.0.0/rice.jpg', 'private'],
  ['http://[fd00::8]/rice.jpg', 'private'],
  ['http://[::ffff:10.0.0.8]/rice.jpg', 'private'],
  ['ftp://shop.example/rice.jpg', 'address'],
  ['file:///rice.jpg', 'address'],
  ['http://shop.example:22/rice.jpg', 'address'],
  ['http://asha:secret@shop.example/rice.jpg', 'address'],
  ['rice.jpg', 'address'],
])('a picture at %s is %s', async (address, reason) => {
  expect(await reasonOf(address)).toBe(reason);
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '::1',
  'fe80::1',
  'fd12::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '::7f00:1',
  '168.63.129.16',
  '224.0.0.1',
  'x',
])('the address %s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it('refuses a name that has a private address besides a public one', async () => {
  expect(await reasonOf('http://both.example/rice.jpg')).toBe('private');
  expect(paths).toEqual([]);
});

describe('pictures of imported products', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'fetched-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  let failures: string[];
  beforeEach(() => {
    failures = [];
  });

  async function fetchAll() {
    const store = openFolderStore(folder);
    const onFailure = (what: string) => void failures.push(what);
    while (await fetchNextPicture({ ...options(), db, store, onFailure }));
    while (await makeNextPicture({ db, store, onFailure }));
  }

  it('are fetched once and replace the placeholder; failed ones keep their reason', async () => {
    const { id } = await insertProduct(db, { handle: 'rice', name: 'Rice' });
    await db
      .updateTable('product')
      .set({ pictures: ['category-other'] })
      .where('id', '=', id)
      .execute();
    const wanted = ['rice', 'missing', 'page'].map((name) => ({
      productId: id,
      address: `http://shop.example/${name}.jpg`,
    }));
    await queuePictures(db, null, wanted);
    await fetchAll();
    await queuePictures(db, null, wanted);
    await fetchAll();
    const rows = await db.selectFrom('picture_fetch').select(['state', 'attempts']).execute();
    expect({ paths, failures, rows }).toMatchObject({
      paths: ['/rice.jpg', '/missing.jpg', '/page.jpg'],
      failures: [
        expect.stringMatching(/missing\.jpg was not fetched; given up\..*: status\.$/),
        expect.stringMatching(/page\.jpg was not fetched; given up\..*: page\.$/),
      ],
    });
    const { pictures } = await db
      .selectFrom('product')
      .select('pictures')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(pictures).toEqual([expect.stringMatching(/^uploaded-[0-9a-f]{32}-200x200-/)]);
    const states = await db
      .selectFrom('picture_fetch')
      .select(['state', 'failure'])
      .orderBy('id')
      .execute();
    expect(states).toEqual([
      { state: 'done', failure: null },
      { state: 'failed', failure: 'status' },
      { state: 'failed', failure: 'picture' },
    ]);
  });

  it('are tried again later if a server is busy', async () => {
    const { id } = await insertProduct(db, { handle: 'tea', name: 'Tea' });
    await queuePictures(db, null, [{ productId: id, address: 'http://shop.example/busy.jpg' }]);
    await fetchAll();
    const row = await db
      .selectFrom('picture_fetch')
      .select(['state', 'attempts', 'next_try_at'])
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(row.next_try_at.getTime()).toBeGreaterThan(Date.now());
  });
});
