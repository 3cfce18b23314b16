import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import { buildApp } from '../app.ts';
import { uploadedName } from '../catalog/uploadedPicture.ts';
import { writeDocument } from '../content/contentRepository.ts';
import type { Database } from '../db/schema.ts';
import { openFolderStore } from '../pictures/folderStore.ts';
import { makePicture } from '../pictures/makePicture.ts';
import { servedKey, type PictureStore } from '../pictures/pictureStore.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { makeBuild } from '../testing/makeBuild.ts';
import { registerPages } from './pages.ts';

const NAMES = [
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['maskable-192.png', 192],
  ['maskable-512.png', 512],
] as const;

let db: Database;
let app: FastifyInstance;
let build: string;
let folder: string;
let store: PictureStore;
let reads = 0;
let isStoreAway = false;

beforeAll(async () => {
  db = await freshDatabase();
  build = await makeBuild('export const render = () => undefined;');
  for (const name of ['icon.svg', ...NAMES.map(([icon]) => icon)]) {
    await writeFile(path.join(build, 'icons', name), 'built');
  }
  await copyFile('public/manifest.webmanifest', path.join(build, 'manifest.webmanifest'));
  folder = await mkdtemp(path.join(tmpdir(), 'shop-'));
  store = openFolderStore(folder);
  const pictures: PictureStore = {
    ...store,
    get: async (key) => {
      reads += 1;
      if (isStoreAway) throw new Error('The store is away.');
      return store.get(key);
    },
  };
  app = await buildApp({ db, pictures });
  const place = { distDir: build, distServerDir: build, keptDir: build };
  await registerPages(app, { ...place, cacheBytes: 1000, hasSharedCache: false });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
  for (const made of [build, folder]) await rm(made, { recursive: true });
});

const get = (url: string) => app.inject({ url });

async function manifestIcons(): Promise<string[]> {
  const { icons } = (await get('/manifest.webmanifest')).json<{ icons: { src: string }[] }>();
  return icons.map(({ src }) => src);
}

async function storePicture(background: string): Promise<string> {
  const file = path.join(folder, 'upload.png');
  await sharp({ create: { width: 800, height: 400, channels: 3, background } })
    .png()
    .toFile(file);
  const hash = background.slice(1).repeat(6).slice(0, 32);
  const made = await mkdtemp(path.join(folder, 'made-'));
  const picture = await makePicture(file, hash, made);
  for (const width of [160, 360, 720]) {
    const name = `${hash}-${width}.webp`;
    await store.put(servedKey(name), path.join(made, name));
  }
  return uploadedName(picture);
}

async function opened(png: Buffer) {
  const file = path.join(folder, 'icon.png');
  await writeFile(file, png);
  return sharp(file);
}

async function colorAt(png: Buffer, left: number, top: number): Promise<string> {
  const { data } = await (
    await opened(png)
  )
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.toString('hex')}`;
}

const showIcon = (icon: string) => writeDocument(db, 'config', 'en', { store_name: 'Hill', icon });

describe('shop icons', () => {
  it('are the built ones if the shop has no icon [E-09]', async () => {
    expect((await get('/icons/icon.svg')).body).toBe('built');
    expect(await manifestIcons()).toContain('/icons/icon-192.png');
  });

  it('redirect from /favicon.ico', async () => {
    const { statusCode, headers } = await get('/favicon.ico');
    expect([statusCode, headers.location]).toEqual([302, '/icons/icon-192.png']);
  });

  it('contain the shop’s picture in a square, with a safe area if maskable [E-09]', async () => {
    await showIcon(await storePicture('#7a1f3d'));
    for (const [name, size] of NAMES) {
      const answer = await get(`/icons/${name}`);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=3600',
      });
      const { width, height } = await (await opened(answer.rawPayload)).metadata();
      expect([width, height]).toEqual([size, size]);
      expect(await colorAt(answer.rawPayload, size / 2, size / 2)).toMatch(/^#7[89ab]/);
      expect(await colorAt(answer.rawPayload, size / 2, 4)).toBe('#ffffff');
      const isWhite = (await colorAt(answer.rawPayload, 4, size / 2)) === '#ffffff';
      expect(isWhite).toBe(name.startsWith('maskable'));
    }
    const drawing = await get('/icons/icon.svg');
    expect(drawing.headers['content-type']).toContain('image/svg+xml');
    expect(drawing.body).toMatch(
      /^<svg [^>]*viewBox="0 0 192 192"><image .*data:image\/png;base64,/,
    );
  });

  it('change their URL in the manifest, so that installed apps refetch them [E-09]', async () => {
    const icons = await manifestIcons();
    expect(icons).toHaveLength(5);
    for (const src of icons) expect((await get(src)).statusCode).toBe(200);
    const first = icons.join(' ');
    await showIcon(await storePicture('#1f3d7a'));
    expect((await manifestIcons()).join(' ')).not.toBe(first);
    const { rawPayload } = await get('/icons/icon-192.png');
    expect(await colorAt(rawPayload, 96, 96)).toMatch(/^#[12]/);
  });

  it('fall back to the built ones if the picture is missing [E-09]', async () => {
    await showIcon(uploadedName({ hash: '0'.repeat(32), width: 9, height: 9, color: '#ffffff' }));
    expect((await get('/icons/icon-512.png')).body).toBe('built');
  });

  it('are rendered once for concurrent requests', async () => {
    await showIcon(await storePicture('#3d7a1f'));
    reads = 0;
    const answers = await Promise.all(Array.from({ length: 3 }, () => get('/icons/icon-192.png')));
    for (const { rawPayload } of answers)
      expect(await colorAt(rawPayload, 96, 96)).toMatch(/^#[34]/);
    expect(reads).toBe(1);
  });

  it('fall back to the built ones while the picture cannot be read', async () => {
    await showIcon(await storePicture('#7a3d1f'));
    isStoreAway = true;
    const away = await get('/icons/icon-192.png');
    isStoreAway = false;
    expect([away.statusCode, away.body]).toEqual([200, 'built']);
    expect(away.headers['cache-control']).toBe('no-cache');
    const back = await get('/icons/icon-192.png');
    expect(await colorAt(back.rawPayload, 96, 96)).toMatch(/^#[78]/);
  });

  it('fall back to the built ones if the picture cannot be decoded', async () => {
    const broken = uploadedName({
      hash: 'b'.repeat(32),
      width: 800,
      height: 400,
      color: '#ffffff',
    });
    const file = path.join(folder, 'broken.webp');
    await writeFile(file, 'no picture');
    for (const width of [160, 360, 720]) {
      await store.put(servedKey(`${'b'.repeat(32)}-${width}.webp`), file);
    }
    await showIcon(broken);
    const answer = await get('/icons/icon-192.png');
    expect([answer.statusCode, answer.body]).toEqual([200, 'built']);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('come from the cache or the build while the database fails', async () => {
    await showIcon(await storePicture('#1f7a3d'));
    const { rawPayload } = await get('/icons/icon-192.png');
    await sql`ALTER TABLE content RENAME TO content_away`.execute(db);
    const known = await get('/icons/icon-192.png');
    const other = await get('/icons/icon-512.png');
    await sql`ALTER TABLE content_away RENAME TO content`.execute(db);
    expect(known.rawPayload.equals(rawPayload)).toBe(true);
    expect(known.headers['cache-control']).toBe('no-cache');
    expect(other.body).toBe('built');
  });
});
