import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { buildApp } from '../../app.ts';
import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { openFolderStore } from '../../pictures/folderStore.ts';
import { makeNextPicture } from '../../pictures/makeNextPicture.ts';
import { MAX_BYTES } from '../../pictures/makePicture.ts';
import type { PictureStore } from '../../pictures/pictureStore.ts';
import { prunePictures } from '../../pictures/prunePictures.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import { untilBlocked } from '../../testing/untilBlocked.ts';
import type { StaffDto } from '../staffDto.ts';

type Pictures = StaffDto['ProductPictures'];

let db: Database;
let app: FastifyInstance;
const { TMPDIR } = process.env;

let incoming: string;
let folder: string;
let store: PictureStore;
let editor: StaffClient;
let productId: string;
let products = 0;

beforeAll(async () => {
  db = await freshDatabase(12);
  await insertCurrencies(db);
  folder = await mkdtemp(path.join(tmpdir(), 'shop-'));
  store = openFolderStore(folder);
  incoming = await mkdtemp(path.join(tmpdir(), 'uploads-'));
  process.env.TMPDIR = incoming;
  app = await buildApp({ db, pictures: store });
  await insertStaff(app, 'editor@example.com', 'editor');
  editor = await openStaffClient(app, 'editor@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
  await rm(folder, { recursive: true });
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  await rm(incoming, { recursive: true });
});

beforeEach(async () => {
  products += 1;
  const handle = `rice-${products}`;
  productId = (await insertProduct(db, { handle, name: 'Rice', nameFr: 'Riz' })).id;
  await sql`
    INSERT INTO collection_text (collection_id, language, name) SELECT id, 'en', 'Goods' FROM collection
    ON CONFLICT DO NOTHING`.execute(db);
});

const plain = (background: string, width = 400, height = 300): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

const upload = (bytes: Buffer, name = 'rice.jpg', headers: Record<string, string> = {}) =>
  editor.call('POST', `/products/${productId}/pictures`, {
    query: { file_name: name },
    payload: bytes,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });

const failures: string[] = [];
const make = (from: PictureStore = store) =>
  makeNextPicture({ db, store: from, onFailure: (what) => failures.push(what) });

async function makeAll(): Promise<void> {
  while (await make());
}

const list = async () =>
  (await editor.call('GET', `/products/${productId}/pictures`)).json<Pictures>();

async function show(color: string): Promise<string> {
  await upload(await plain(color).png().toBuffer(), `${color}.png`);
  await makeAll();
  const { pictures } = await list();
  return pictures.at(-1)?.id ?? '';
}

const filesIn = (name: string) => readdir(path.join(folder, 'pictures', name)).catch(() => []);

const changes = async () =>
  db
    .selectFrom('staff_change')
    .select(['operation', 'before', 'after'])
    .where('subject', '=', 'product')
    .where('subject_id', '=', productId)
    .orderBy('id')
    .execute();

async function shownProduct(): Promise<Dto['Product']> {
  const url = `/api/product/product?product_slug=rice-${products}`;
  return (await app.inject({ url })).json<Dto['Product']>();
}

async function fileOf(
  picture: Pick<Dto['Picture'], 'url'> | undefined,
  width: number,
  format: string,
) {
  const { url = '' } = picture ?? {};
  return app.inject({ url: url.replace('{width}', String(width)).replace('{format}', format) });
}

async function metadataOf(bytes: Buffer): Promise<Metadata> {
  const file = path.join(folder, 'looked at');
  await writeFile(file, bytes);
  return sharp(file).metadata();
}

describe('an uploaded picture', () => {
  it('waits, is converted to all sizes, and then appears in the shop', async () => {
    const answer = await upload(await plain('#336699', 1600, 1200).jpeg().toBuffer());
    expect(answer.statusCode).toBe(201);
    expect(answer.json<Pictures>()).toMatchObject({
      name: 'Rice',
      pictures: [],
      uploads: [{ file_name: 'rice.jpg', state: 'waiting', failure: null }],
    });
    expect(await make()).toBe(true);
    expect(await make()).toBe(false);
    const { pictures, uploads } = await list();
    expect([pictures.length, uploads]).toEqual([1, []]);
    const { pictures: shown = [] } = await shownProduct();
    expect(shown).toEqual([pictures[0]?.picture]);
    expect(shown[0]).toMatchObject({
      widths: [160, 360, 720, 1440],
      width: 1600,
      height: 1200,
      alt: 'Rice',
    });
    for (const width of shown[0]?.widths ?? []) {
      for (const format of ['avif', 'webp']) {
        const file = await fileOf(shown[0], width, format);
        expect(file.statusCode).toBe(200);
        expect(file.headers).toMatchObject({
          'content-type': `image/${format}`,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-length': String(file.rawPayload.length),
        });
        const made = await metadataOf(file.rawPayload);
        expect([made.width, made.height]).toEqual([width, (width * 3) / 4]);
      }
    }
    expect(await filesIn('incoming')).toEqual([]);
    expect(await changes()).toEqual([
      { operation: 'uploadPicture', before: {}, after: { upload: 'rice.jpg' } },
    ]);
  });

  it('invalidates the page of its product', async () => {
    await upload(await plain('orange').webp().toBuffer());
    await sql`DELETE FROM page_change`.execute(db);
    await makeAll();
    const rows = await db.selectFrom('page_change').select('subject').execute();
    expect(rows).toEqual([{ subject: `product:${productId}` }]);
  });

  it('is rotated upright, converted to sRGB and stripped of its metadata', async () => {
    const bytes = await plain('#3060c0', 600, 300)
      .withExif({ IFD0: { Copyright: 'Asha' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(await metadataOf(bytes)).toMatchObject({ orientation: 6, hasProfile: true });
    await upload(bytes);
    await makeAll();
    const [shown] = (await list()).pictures;
    expect(shown?.picture).toMatchObject({ width: 300, height: 600 });
    const made = await metadataOf((await fileOf(shown?.picture, 160, 'webp')).rawPayload);
    expect([made.width, made.height, made.space, made.hasProfile]).toEqual([
      160,
      320,
      'srgb',
      false,
    ]);
    expect([made.exif, made.xmp, made.iptc, made.orientation]).toEqual(Array(4).fill(undefined));
    expect(shown?.picture.color).toMatch(/^#(2f|30|31)(5f|60|61)(be|bf|c0|c1)$/);
  });

  it.each([
    ['white where one saw through it', '#00000000', '#ffffff'],
    ['its average', '#204060', '#204060'],
  ])('has %s as background while loading', async (_what, background, color) => {
    const bytes = await sharp({ create: { width: 200, height: 200, channels: 4, background } })
      .png()
      .toBuffer();
    await upload(bytes);
    await makeAll();
    expect((await list()).pictures[0]?.picture.color).toBe(color);
  });

  it('keeps the colors of a 16-bit profile', async () => {
    const bytes = await plain('#dc281e', 300, 300)
      .toColourspace('rgb16')
      .withIccProfile('p3')
      .png()
      .toBuffer();
    await upload(bytes);
    await makeAll();
    expect((await list()).pictures[0]?.picture.color).toMatch(/^#d[bcd]2[789]1[def]$/);
  });

  it('gets a tinted background if it is white on transparent', async () => {
    const pixels = Buffer.alloc(200 * 200 * 4);
    pixels.fill(255, 0, pixels.length / 4);
    const raw = { width: 200, height: 200, channels: 4 } as const;
    const bytes = await sharp(pixels, { raw }).png().toBuffer();
    await upload(bytes);
    await makeAll();
    expect((await list()).pictures[0]?.picture.color).toMatch(/^#[78]/);
  });

  it('is accepted if a JPEG lacks its last bytes', async () => {
    const bytes = await plain('#204060', 300, 300).jpeg().toBuffer();
    await upload(bytes.subarray(0, -2));
    await makeAll();
    expect((await list()).pictures).toHaveLength(1);
  });

  it('is stored once for repeated uploads of the same file, before and after conversion', async () => {
    const bytes = await plain('green').avif().toBuffer();
    await Promise.all([upload(bytes, 'one.avif'), upload(bytes, 'two.avif')]);
    expect((await list()).uploads).toHaveLength(1);
    await makeAll();
    const again = await upload(bytes, 'three.avif');
    expect([again.statusCode, again.json<Pictures>().uploads]).toEqual([201, []]);
    expect((await list()).pictures).toHaveLength(1);
    expect(await changes()).toHaveLength(1);
    expect(await filesIn('incoming')).toEqual([]);
  });

  it('is stored once per idempotency key, and another file with that key is rejected', async () => {
    const first = await plain('red').png().toBuffer();
    const key = { 'idempotency-key': 'upload-0001' };
    const answers = [await upload(first, 'a.png', key), await upload(first, 'a.png', key)];
    expect(answers.map(({ body }) => body)).toEqual([answers[0]?.body, answers[0]?.body]);
    const other = await upload(await plain('blue').png().toBuffer(), 'a.png', key);
    expect(other.statusCode).toBe(422);
    expect((await list()).uploads).toHaveLength(1);
    await makeAll();
    expect(await filesIn('incoming')).toEqual([]);
  });

  it('waits for at most one picture of each other product', async () => {
    const uploaded = productId;
    for (const color of ['red', 'green', 'blue']) {
      await upload(await plain(color).png().toBuffer(), `${color}.png`);
    }
    productId = (await insertProduct(db, { handle: `other-${products}`, name: 'Other' })).id;
    await upload(await plain('teal').png().toBuffer(), 'teal.png');
    await make();
    await make();
    expect((await list()).pictures).toHaveLength(1);
    productId = uploaded;
    expect((await list()).pictures).toHaveLength(1);
    await makeAll();
    expect((await list()).pictures).toHaveLength(3);
  });

  it('is retried after a server crash', async () => {
    await upload(await plain('navy').png().toBuffer());
    await new Promise<void>((resolve) => {
      const get = () => {
        resolve();
        return new Promise<undefined>(() => undefined);
      };
      void make({ ...store, get });
    });
    expect(await make()).toBe(false);
    await sql`UPDATE picture_upload SET next_try_at = now() WHERE state = 'waiting'`.execute(db);
    expect(await make()).toBe(true);
    expect((await list()).pictures).toHaveLength(1);
  });

  it('is retried with growing delays while storage fails, then given up', async () => {
    await upload(await plain('teal').png().toBuffer());
    const full: PictureStore = { ...store, put: () => Promise.reject(new Error('ENOSPC')) };
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      expect(await make(full)).toBe(true);
      expect(await make(full)).toBe(false);
      await sql`UPDATE picture_upload SET next_try_at = now() WHERE state = 'waiting'`.execute(db);
    }
    const { uploads } = await list();
    expect(uploads).toMatchObject([
      {
        state: 'failed',
        failure: 'Couldn’t store the image. Upload it again later.',
      },
    ]);
    expect(await filesIn('incoming')).toEqual([]);
  });
});

describe('an invalid picture file', () => {
  const refused = async (bytes: Buffer, name?: string) => {
    const answer = await upload(bytes, name, { 'accept-language': 'fr' });
    expect((await list()).uploads).toEqual([]);
    expect(await filesIn('incoming')).toEqual([]);
    return [answer.statusCode, answer.json<StaffDto['Problem']>().detail];
  };
  const NONE = 'Format de fichier non pris en charge. Envoyez une image JPEG, PNG, WebP ou AVIF.';

  it.each([
    ['a text', 'rice.jpg', Buffer.from('These are words, whatever the name says.')],
    ['nothing', 'rice.png', Buffer.alloc(0)],
  ])('is rejected with a reason if it is %s', async (_what, name, bytes) => {
    expect(await refused(bytes, name)).toEqual([422, NONE]);
  });

  it.each([
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['JPEG XL', Buffer.from([0xff, 0x0a, 0, 0])],
    ['GIF', Buffer.from('GIF89a')],
    ['TIFF', Buffer.from('II*\0')],
    ['SVG', Buffer.from('<svg xmlns="x"><script/></svg>')],
    ['PDF', Buffer.from('%PDF-1.7')],
    ['BMP', Buffer.from('BM66')],
    ['PSD', Buffer.from('8BPS')],
    ['page web', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ])('is rejected as %s with advice', async (kind, bytes) => {
    const [status, detail] = await refused(bytes, 'rice.jpg');
    expect([status, detail]).toEqual([422, expect.stringContaining(kind)]);
  });

  it('is rejected if its header is damaged', async () => {
    const bytes = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100, 7)]);
    expect(await refused(bytes)).toEqual([
      422,
      'Ce fichier est endommagé. Enregistrez-le à nouveau, puis envoyez le nouveau fichier.',
    ]);
  });

  it('is rejected if a small file has too many pixels', async () => {
    const bomb = await plain('black', 9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(300_000);
    expect(await refused(bomb)).toEqual([
      422,
      'Cette image dépasse 64 mégapixels. Envoyez-en une plus petite.',
    ]);
  });

  it('is rejected if it would look blurred', async () => {
    expect(await refused(await plain('red', 400, 30).png().toBuffer())).toEqual([
      422,
      'Image trop petite. Utilisez au moins 160 × 40 pixels.',
    ]);
  });

  it('is rejected if too large, and leaves no temporary file', async () => {
    const before = (await readdir(tmpdir())).filter((name) => name.startsWith('upload-'));
    expect(await refused(Buffer.alloc(MAX_BYTES + 1, 'x'))).toEqual([
      413,
      'Ce fichier dépasse 20 Mo. Envoyez-en un plus petit.',
    ]);
    const after = (await readdir(tmpdir())).filter((name) => name.startsWith('upload-'));
    expect(after).toEqual(before);
  });

  it('fails in the background if damaged further on, reports it, and can be dismissed', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const size = { width: 500, height: 500, channels: 3, background: 'grey' } as const;
    const whole = await sharp({ create: { ...size, noise } })
      .jpeg()
      .toBuffer();
    await upload(whole.subarray(0, whole.length / 2), 'half.jpg');
    await makeAll();
    const { pictures, uploads } = await list();
    expect(pictures).toEqual([]);
    expect(uploads).toMatchObject([
      {
        file_name: 'half.jpg',
        state: 'failed',
        failure: 'This file is damaged. Save it again and upload the new file.',
      },
    ]);
    const url = `/products/${productId}/picture-uploads/${uploads[0]?.id}`;
    expect((await editor.call('DELETE', url)).json<Pictures>().uploads).toEqual([]);
    expect((await editor.call('DELETE', url)).statusCode).toBe(404);
  });

  it('is rejected by all other staff operations', async () => {
    const answer = await editor.call('POST', '/members', {
      payload: Buffer.from('x'),
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect([403, 415]).toContain(answer.statusCode);
    const form = await editor.call('POST', `/products/${productId}/pictures`, {
      query: { file_name: 'x' },
      payload: { file: 'x' },
    });
    expect(form.statusCode).toBe(415);
  });

  it('is rejected for an unknown product', async () => {
    productId = '999999';
    const answer = await upload(await plain('red').png().toBuffer());
    expect(answer.statusCode).toBe(404);
    expect(await filesIn('incoming')).toEqual([]);
  });
});

describe('an interrupted upload', () => {
  const uploadsOf = async () =>
    (await readdir(tmpdir())).filter((name) => name.startsWith('upload-'));

  async function beginUpload(to: FastifyInstance, length: number): Promise<Socket> {
    await to.listen({ host: '127.0.0.1', port: 0 });
    const { port } = to.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      [
        `POST /api/staff/products/${productId}/pictures?file_name=cut.png HTTP/1.1`,
        'Host: shop',
        `Cookie: ${editor.cookie}`,
        `X-CSRF-Token: ${editor.csrfToken}`,
        'Content-Type: application/octet-stream',
        `Content-Length: ${length}`,
        '',
        '',
      ].join('\r\n'),
    );
    return socket;
  }

  it('leaves neither a row nor a file', async () => {
    const own = await buildApp({ db, pictures: store });
    const before = await uploadsOf();
    const bytes = await plain('red', 2000, 2000).png({ compressionLevel: 0 }).toBuffer();
    const socket = await beginUpload(own, bytes.length);
    socket.write(bytes.subarray(0, bytes.length / 2));
    const appeared = async () => (await uploadsOf()).length > before.length;
    while (!(await appeared()));
    socket.destroy();
    while (await appeared());
    await own.close();
    expect(await list()).toMatchObject({ pictures: [], uploads: [] });
    expect(await filesIn('incoming')).toEqual([]);
  });

  it('leaves no temporary file even if it was complete', async () => {
    const own = await buildApp({ db, pictures: store });
    const before = await uploadsOf();
    const bytes = await plain('red').png().toBuffer();
    await db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE picture_upload`.execute(trx);
      const closed = new Promise((resolve) => {
        own.server.once('connection', (connection) => connection.once('close', resolve));
      });
      const socket = await beginUpload(own, bytes.length);
      socket.write(bytes);
      await untilBlocked(trx);
      expect(await uploadsOf()).not.toEqual(before);
      socket.destroy();
      await closed;
    });
    while ((await uploadsOf()).length > before.length);
    await own.close();
  });
});

describe('pictures of a product', () => {
  const at = (picture: string) => `/products/${productId}/pictures/${picture}`;
  const ids = async () => (await list()).pictures.map(({ id }) => id);

  it('are reordered with a log entry', async () => {
    const [red, green, blue] = [await show('red'), await show('green'), await show('blue')];
    const moved = await editor.call('PUT', at(blue), { payload: { position: 0 } });
    expect(moved.json<Pictures>().pictures.map(({ id }) => id)).toEqual([blue, red, green]);
    expect((await shownProduct()).images?.[0]).toContain(blue.slice(9, 41));
    await editor.call('PUT', at(blue), { payload: { position: 0 } });
    expect((await changes()).slice(3)).toEqual([
      {
        operation: 'movePicture',
        before: { pictures: [red, green, blue] },
        after: { pictures: [blue, red, green] },
      },
    ]);
  });

  it('keep concurrent changes by another member', async () => {
    const [red, green] = [await show('red'), await show('green')];
    await Promise.all([
      editor.call('DELETE', at(red)),
      editor.call('PUT', at(green), { payload: { position: 0 } }),
    ]);
    expect(await ids()).toEqual([green]);
    const late = await editor.call('PUT', at(red), { payload: { position: 0 } });
    expect(late.statusCode).toBe(404);
    expect(late.json<StaffDto['Problem']>().detail).toBe('The product no longer has this image.');
    expect((await editor.call('DELETE', at(red))).statusCode).toBe(200);
  });

  it('get alt texts in both languages, and a stale change is rejected', async () => {
    const from = { en: '', fr: '' };
    const describeAs = (to: object, seen: object = from) =>
      editor.call('PUT', `/products/${productId}/picture-text`, { payload: { from: seen, to } });
    await show('red');
    const text = { en: 'A red sack', fr: 'Un sac rouge' };
    expect((await describeAs(text)).json<Pictures>().text).toEqual(text);
    expect((await shownProduct()).pictures?.[0]?.alt).toBe('A red sack');
    const late = await describeAs({ en: 'A sack', fr: '' });
    expect([late.statusCode, late.json<StaffDto['Problem']>().detail]).toEqual([
      409,
      'Someone else has changed this to “A red sack”.',
    ]);
    const apart = await describeAs({ en: '', fr: 'Un sac' }, { en: '', fr: 'Un sac rouge' });
    expect(apart.json<Pictures>().text).toEqual({ en: 'A red sack', fr: 'Un sac' });
  });

  it('have no alt text in a language without product texts', async () => {
    await sql`DELETE FROM product_text WHERE product_id = ${productId} AND language = 'fr'`.execute(
      db,
    );
    expect((await list()).text).toEqual({ en: '', fr: null });
    const answer = await editor.call('PUT', `/products/${productId}/picture-text`, {
      payload: { from: { en: '', fr: null }, to: { en: '', fr: 'Un sac' } },
    });
    expect(answer.statusCode).toBe(422);
  });
});

const later = (days: number) =>
  sql`UPDATE picture_upload SET unnamed_since = unnamed_since - make_interval(days => ${days}),
    ended_at = ended_at - make_interval(days => ${days})`.execute(db);

describe('picture files', () => {
  it.each([
    '/pictures/uploaded/0123456789abcdef0123456789abcdef-360.avif',
    '/pictures/uploaded/..%2f..%2fpackage.json',
    '/pictures/uploaded/%2e%2e',
  ])('are not found at %s', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  });

  const filesOf = async (id: string) =>
    (await filesIn('uploaded')).filter((name) => name.startsWith(id.slice(9, 41)));

  it('are deleted a week after nothing refers to the picture', async () => {
    const [kept, gone] = [await show('#010203'), await show('#040506')];
    await prunePictures(db, store);
    await later(8);
    await prunePictures(db, store);
    expect((await filesOf(gone)).length).toBe(6);
    await editor.call('DELETE', `/products/${productId}/pictures/${gone}`);
    await prunePictures(db, store);
    await later(6);
    await prunePictures(db, store);
    expect((await filesOf(gone)).length).toBe(6);
    await later(2);
    await prunePictures(db, store);
    expect([(await filesOf(kept)).length, (await filesOf(gone)).length]).toEqual([6, 0]);
  });

  it('remain while an order or another product refers to the picture', async () => {
    const ordered = await show('#070809');
    const shared = await show('#0a0b0c');
    const first = productId;
    const { id: other } = await insertProduct(db, { handle: 'other', name: 'Other' });
    productId = other;
    expect(await show('#0a0b0c')).toBe(shared);
    await sql`DELETE FROM product WHERE id = ${first}`.execute(db);
    await sql`
      INSERT INTO content (name, body) VALUES ('an order', jsonb_build_object('picture', ${ordered}::text))`.execute(
      db,
    );
    await prunePictures(db, store);
    await later(8);
    await prunePictures(db, store);
    expect([(await filesOf(ordered)).length, (await filesOf(shared)).length]).toEqual([6, 6]);
    await sql`DELETE FROM content WHERE name = 'an order'`.execute(db);
    await prunePictures(db, store);
    await later(8);
    await prunePictures(db, store);
    expect([(await filesOf(ordered)).length, (await filesOf(shared)).length]).toEqual([0, 6]);
  });
});

describe('a content picture', () => {
  type Uploaded = StaffDto['ContentPicture'];

  const send = async (bytes: Buffer, name = 'harvest.jpg') =>
    editor.call('POST', '/content-pictures', {
      query: { file_name: name },
      payload: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    });
  const read = async (id: string) =>
    (await editor.call('GET', `/content-pictures/${id}`)).json<Uploaded>();
  const choices = async () =>
    (await editor.call('GET', '/content-choices')).json<StaffDto['ContentChoices']>().pictures;

  it('waits, is converted, and is then offered under its file name', async () => {
    const before = await choices();
    const answer = await send(await plain('#112233', 900, 600).jpeg().toBuffer());
    expect(answer.statusCode).toBe(201);
    const { id, ...sent } = answer.json<Uploaded>();
    expect(sent).toEqual({
      file_name: 'harvest.jpg',
      state: 'waiting',
      picture: null,
      path: null,
      failure: null,
    });
    expect(await choices()).toEqual(before);
    await makeAll();
    const made = await read(id);
    expect(made).toMatchObject({ state: 'done', failure: null });
    const [first, ...others] = await choices();
    expect(first).toMatchObject({ id: made.picture, label: 'harvest.jpg' });
    expect(others).toEqual(before);
    for (const url of [first?.url, made.path]) {
      expect((await app.inject({ url: url ?? '' })).statusCode).toBe(200);
    }
    expect(await filesIn('incoming')).toEqual([]);
  });

  it('is stored once for repeated uploads of the same file', async () => {
    const bytes = await plain('#445566').jpeg().toBuffer();
    const [first, second] = await Promise.all([send(bytes, 'twice.jpg'), send(bytes, 'again.jpg')]);
    const ids = [first, second].map((answer) => answer.json<Uploaded>().id);
    expect(new Set(ids).size).toBe(1);
    await makeAll();
    expect((await send(bytes)).json<Uploaded>()).toMatchObject({ id: ids[0], state: 'done' });
    expect(await filesIn('incoming')).toEqual([]);
    const recorded = await db
      .selectFrom('staff_change')
      .select('after')
      .where('operation', '=', 'uploadContentPicture')
      .where(sql<string>`after ->> 'upload'`, 'in', ['twice.jpg', 'again.jpg'])
      .execute();
    expect(recorded).toHaveLength(1);
  });

  it('is rejected if not a picture, and fails if damaged', async () => {
    const none = await send(Buffer.from('A recipe.'));
    expect(none.statusCode).toBe(422);
    const whole = await plain('#778899', 900, 900).jpeg().toBuffer();
    const { id } = (await send(whole.subarray(0, whole.length / 2))).json<Uploaded>();
    await makeAll();
    const { state, failure } = await read(id);
    expect([state, failure]).toEqual(['failed', expect.stringMatching(/^This file is/)]);
    expect((await editor.call('GET', '/content-pictures/999999')).statusCode).toBe(404);
  });

  it('remains while a draft refers to it by name or path, and is deleted a week later', async () => {
    const named = async (color: string) => {
      const { id } = (await send(await plain(color).png().toBuffer())).json<Uploaded>();
      await makeAll();
      return read(id);
    };
    const [byName, byPath, unnamed] = [
      await named('#a1a1a1'),
      await named('#b2b2b2'),
      await named('#c3c3c3'),
    ];
    const body = JSON.stringify({
      home: { banners: [{ picture: byName.picture }], certificates: [{ picture: byPath.path }] },
    });
    await sql`
      INSERT INTO content_draft (kind, handle, body, member_id, member_name)
      SELECT 'home', 'home', ${body}::jsonb, id, name FROM staff_member LIMIT 1`.execute(db);
    await prunePictures(db, store);
    await later(8);
    await prunePictures(db, store);
    const ids = (await choices()).map((picture) => picture.id);
    expect(ids).toEqual(expect.arrayContaining([byName.picture, byPath.picture]));
    expect(ids).not.toContain(unnamed.picture);
    await sql`DELETE FROM content_draft`.execute(db);
  });
});
