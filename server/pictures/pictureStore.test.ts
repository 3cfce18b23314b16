import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { readConfig } from '../config.ts';
import { examinePictures } from '../doctor/examineMachine.ts';
import { openFakeBucket, type FakeBucket } from '../testing/fakeBucket.ts';
import { openPictureStore } from './openPictureStore.ts';
import type { PictureStore } from './pictureStore.ts';

let folder: string;
let bucket: FakeBucket;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-'));
  bucket = await openFakeBucket();
});

afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

async function fileOf(content: string): Promise<string> {
  const file = path.join(folder, 'file');
  await writeFile(file, content);
  return file;
}

async function read(store: PictureStore, key: string): Promise<string | undefined> {
  const stored = await store.get(key);
  if (stored === undefined) return undefined;
  const content = await text(stored.stream);
  expect(stored.size).toBe(Buffer.byteLength(content));
  return content;
}

const stores = [
  ['a folder', () => openPictureStore({ bucket: undefined, dataDir: folder })],
  [
    'a bucket',
    () => {
      const { picturesBucket, dataDir } = readConfig({ PICTURES_URL: bucket.url });
      return openPictureStore({ bucket: picturesBucket, dataDir });
    },
  ],
] as const;

describe.each(stores)('picture store in %s', (_name, open) => {
  it('returns a stored file, and nothing after its deletion', async () => {
    const store = open();
    await store.put('uploaded/abc-160.avif', await fileOf('a picture, élégante'));
    expect(await read(store, 'uploaded/abc-160.avif')).toBe('a picture, élégante');
    await store.delete('uploaded/abc-160.avif');
    expect(await read(store, 'uploaded/abc-160.avif')).toBeUndefined();
    await store.delete('uploaded/abc-160.avif');
  });

  it('accepts the same picture again, even concurrently', async () => {
    const store = open();
    const file = await fileOf('twice');
    await Promise.all([1, 2, 3].map(() => store.put('uploaded/twice-160.webp', file)));
    expect(await read(store, 'uploaded/twice-160.webp')).toBe('twice');
  });
});

describe('picture folder', () => {
  it('contains no partial file after a failed read', async () => {
    const store = openPictureStore({ bucket: undefined, dataDir: folder });
    await expect(store.put('incoming/1', path.join(folder, 'is not there'))).rejects.toThrow(
      'ENOENT',
    );
    expect(await readdir(path.join(folder, 'pictures', 'incoming'))).toEqual([]);
  });
});

describe('picture bucket', () => {
  it('stores files below its folder with their content types', async () => {
    const store = openPictureStore({ bucket: bucket.place, dataDir: folder });
    await store.put('uploaded/typed-160.webp', await fileOf('typed'));
    expect(bucket.objects.get('/pictures/shop/uploaded/typed-160.webp')).toEqual({
      bytes: Buffer.from('typed'),
      type: 'image/webp',
    });
  });

  it('is retried after a temporary failure', async () => {
    const store = openPictureStore({ bucket: bucket.place, dataDir: folder });
    bucket.failures = 1;
    await store.put('uploaded/late-160.webp', await fileOf('late'));
    expect(await read(store, 'uploaded/late-160.webp')).toBe('late');
  });

  it('is checked by the doctor', async () => {
    const { objects, place } = bucket;
    const before = objects.size;
    const examine = (picturesBucket: FakeBucket['place'] | undefined) =>
      examinePictures({ dataDir: folder, picturesBucket });
    expect(await examine(place)).toMatchObject({ kind: 'fine', text: 'taken by PICTURES_URL' });
    expect(objects.size).toBe(before);
    const unknown = await examine({ ...place, secretAccessKey: 'another key' });
    expect(unknown.kind).toBe('fault');
    expect(unknown.text).toMatch(/^Not taken by PICTURES_URL. (?!.*another key).* answered 403/);
    expect((await examine(undefined)).kind).toBe('fine');
  });

  it('reports rejected credentials without the key', async () => {
    const place = { ...bucket.place, secretAccessKey: 'another key' };
    const store = openPictureStore({ bucket: place, dataDir: folder });
    const file = await fileOf('forged');
    const message = 'The bucket of pictures answered 403 to PUT uploaded/forged-160.webp.';
    await expect(store.put('uploaded/forged-160.webp', file)).rejects.toThrow(message);
    await expect(store.get('uploaded/forged-160.webp')).rejects.toThrow('answered 403');
    await expect(store.delete('uploaded/forged-160.webp')).rejects.toThrow('answered 403');
  });
});
