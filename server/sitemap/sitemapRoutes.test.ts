import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../app.ts';
import { createDemoCatalog } from '../demo/createDemoCatalog.ts';
import { demoPosts } from '../demo/demoContent.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';

const ORIGIN = 'https://shop.example';

let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  db = await freshDatabase();
  await createDemoCatalog(db);
  app = await buildApp({ db, origin: ORIGIN });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

/** The URLs that a file lists. */
async function locations(path: string): Promise<string[]> {
  const { body } = await app.inject(path);
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
}

describe('robots.txt', () => {
  it('E-08 E-11 lets all but the pages of the support staff be read, and names the sitemap', async () => {
    const answer = await app.inject('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe(
      `User-agent: *\nDisallow: /support/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    );
  });
});

describe('sitemap.xml', () => {
  it('E-08 lists home, shop, collections, products, pages and posts in every language, each once', async () => {
    const listed = await locations('/sitemap.xml');
    for (const path of [
      '/',
      '/shop',
      '/blog',
      '/shop/collection/spices',
      '/shop/oat-cookies',
      '/info/privacy-policy',
      '/info/contact',
      ...demoPosts.map(({ handle }) => `/blog/${handle}`),
    ]) {
      expect(listed).toContain(ORIGIN + path);
      expect(listed).toContain(`${ORIGIN}${path}?lang=fr`);
    }
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('E-08 leaves out what is to stay out of search engines', async () => {
    const listed = (await locations('/sitemap.xml')).join(' ');
    expect(listed).not.toMatch(/comingsoon|not-found|checkout|account|search/);
  });

  it('E-08 names the other languages of each page and the days of posts', async () => {
    const { body, headers } = await app.inject('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body).toContain(
      `<url><loc>${ORIGIN}/blog/how-to-cook-dal?lang=fr</loc><lastmod>2026-10-16</lastmod>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/blog/how-to-cook-dal"/>` +
        `<xhtml:link rel="alternate" hreflang="fr" href="${ORIGIN}/blog/how-to-cook-dal?lang=fr"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/blog/how-to-cook-dal"/></url>`,
    );
  });

  it('E-08 has no part behind the last', async () => {
    expect(await locations('/sitemap-1.xml')).toEqual(await locations('/sitemap.xml'));
    for (const path of ['/sitemap-2.xml', '/sitemap-0.xml', '/sitemap-x.xml']) {
      expect((await app.inject(path)).statusCode).toBe(404);
    }
  });

  it('E-08 is split at 50,000 URLs, and misses none', async () => {
    const before = await locations('/sitemap.xml');
    await sql`
      INSERT INTO product (handle, collection_id, price_paise, stock)
      SELECT 'mass-' || n, (SELECT min(id) FROM collection), 100, 1
      FROM generate_series(1, 25000) n`.execute(db);
    expect(await locations('/sitemap.xml')).toEqual([
      `${ORIGIN}/sitemap-1.xml`,
      `${ORIGIN}/sitemap-2.xml`,
    ]);
    const first = await locations('/sitemap-1.xml');
    const second = await locations('/sitemap-2.xml');
    expect(first).toHaveLength(50_000);
    expect(new Set([...first, ...second]).size).toBe(before.length + 50_000);
    expect(second.at(-1)).toBe(`${ORIGIN}/shop/mass-25000?lang=fr`);
  });
});
