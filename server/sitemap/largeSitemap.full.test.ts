import { sql } from 'kysely';
import { buildApp } from '../app.ts';
import { createDemoCatalog } from '../demo/createDemoCatalog.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { sitemapLocations } from '../testing/sitemapLocations.ts';

const ORIGIN = 'https://shop.example';

it('splits the sitemap at 50,000 URLs without losing any [E-08]', async () => {
  await using opened = new AsyncDisposableStack();
  const db = await freshDatabase();
  opened.defer(() => db.destroy());
  await createDemoCatalog(db);
  const app = await buildApp({ db, origin: ORIGIN });
  opened.defer(() => app.close());
  const before = await sitemapLocations(app, '/sitemap.xml');
  // Insert in batches, because one statement may exceed the statement timeout on a busy machine.
  for (let last = 5000; last <= 25_000; last += 5000) {
    await sql`
      INSERT INTO product (handle, collection_id, price_minor, stock)
      SELECT 'mass-' || n, (SELECT min(id) FROM collection), 100, 1
      FROM generate_series(${last - 4999}::integer, ${last}::integer) n`.execute(db);
  }
  expect(await sitemapLocations(app, '/sitemap.xml')).toEqual([
    `${ORIGIN}/sitemap-1.xml`,
    `${ORIGIN}/sitemap-2.xml`,
  ]);
  const first = await sitemapLocations(app, '/sitemap-1.xml');
  const second = await sitemapLocations(app, '/sitemap-2.xml');
  expect(first).toHaveLength(50_000);
  expect(new Set([...first, ...second]).size).toBe(before.length + 50_000);
  expect(second.at(-1)).toBe(`${ORIGIN}/shop/mass-25000?lang=fr`);
});
