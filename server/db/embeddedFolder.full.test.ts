import { cp, mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DurableFolder } from './durableFolder.ts';
import { openEmbeddedFolder } from './embeddedFolder.ts';
import { startEmbedded } from './startEmbedded.ts';

let place: string;
let whole: string;

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'shop-folder-'));
  whole = path.join(place, 'whole');
});

afterAll(() => rm(place, { recursive: true }));

describe('the folder of the embedded database', () => {
  it('is created completely, flushes each commit once and reopens', async () => {
    await mkdir(`${whole}.new`);
    await writeFile(path.join(`${whole}.new`, 'PG_VERSION'), '18\n');
    const fs = new DurableFolder(whole);
    const made = await openEmbeddedFolder(whole, fs);
    expect(made.isDurable).toBe(true);
    expect(await readdir(place)).toEqual(['whole']);
    expect((await stat(whole)).mode & 0o777).toBe(0o700);
    await made.pglite.exec('CREATE TABLE sale (number int)');
    const before = fs.flushCount;
    for (let number = 0; number < 20; number += 1) {
      await made.pglite.query('INSERT INTO sale VALUES ($1)', [number]);
    }
    expect(fs.flushCount - before).toBe(20);
    await made.pglite.close();

    const again = await openEmbeddedFolder(whole);
    const { rows } = await again.pglite.query('SELECT count(*)::int AS count FROM sale');
    expect(rows).toEqual([{ count: 20 }]);
    await again.pglite.close();
  }, 60_000);

  it('of an older release without flushes opens with its rows and flushes', async () => {
    const folder = path.join(place, 'earlier');
    const earlier = await startEmbedded({ dataDir: folder });
    await earlier.exec("CREATE TABLE sale (name text); INSERT INTO sale VALUES ('हल्दी')");
    await earlier.close();

    const { pglite, isDurable } = await openEmbeddedFolder(folder);
    expect((await pglite.query('SELECT name FROM sale')).rows).toEqual([{ name: 'हल्दी' }]);
    expect(isDurable).toBe(true);
    await pglite.close();
  }, 60_000);

  it('is reported if it does not flush', async () => {
    class Unflushed extends DurableFolder {
      protected override prepare(): void {}
    }
    const { pglite, isDurable } = await openEmbeddedFolder(whole, new Unflushed(whole));
    expect(isDurable).toBe(false);
    await pglite.close();
  }, 60_000);

  it.each<[string, (folder: string) => Promise<unknown>, string]>([
    [
      'of another PostgreSQL',
      (folder) => writeFile(path.join(folder, 'PG_VERSION'), '17\n'),
      'was made by PostgreSQL 17, and this shop reads 18: start it with the release of the shop that made it, and carry it over with npm run dump and npm run load.',
    ],
    [
      'of something else',
      (folder) => rm(path.join(folder, 'PG_VERSION')),
      'holds no database: set DATA_DIR to another folder.',
    ],
    [
      'that was half copied',
      (folder) => rm(path.join(folder, 'global/pg_control')),
      'lacks global/pg_control: restore a complete backup.',
    ],
    [
      'that is damaged',
      (folder) => truncate(path.join(folder, 'global/pg_control'), 100),
      'cannot be opened',
    ],
  ])('%s is rejected with a message and stays unchanged', async (_kind, spoil, sentence) => {
    const folder = path.join(place, 'spoilt');
    await cp(whole, folder, { recursive: true });
    await spoil(folder);
    const files = async () =>
      (await readdir(folder, { recursive: true })).filter((name) => name !== 'postmaster.pid');
    const before = await files();
    await expect(openEmbeddedFolder(folder)).rejects.toThrow(sentence);
    expect(await files()).toEqual(before);
    await rm(folder, { recursive: true });
  });
});
