import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { createDemoCatalog } from '../demo/createDemoCatalog.ts';
import { demoPosts } from '../demo/demoContent.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { sitemapLocations } from '../testing/sitemapLocations.ts';

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

const locations = (path: string) => sitemapLocations(app, path);

describe('robots.txt', () => {
  it('disallows only the support pages and names the sitemap [E-08, E-11]', async () => {
    const answer = await app.inject('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe(
      `User-agent: *\nDisallow: /support/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    );
  });
});

describe('sitemap.xml', () => {
  it('lists home, shop, collections, products, pages and posts once per language [E-08]', async () => {
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

  it('omits pages that search engines must not index [E-08]', async () => {
    const listed = (await locations('/sitemap.xml')).join(' ');
    expect(listed).not.toMatch(/comingsoon|not-found|checkout|account|search/);
  });

  it('lists the other languages of each page and the dates of posts [E-08]', async () => {
    const { body, headers } = await app.inject('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body).toContain(
      `<url><loc>${ORIGIN}/blog/how-to-cook-dal?lang=fr</loc><lastmod>2026-10-16</lastmod>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/blog/how-to-cook-dal"/>` +
        `<xhtml:link rel="alternate" hreflang="fr" href="${ORIGIN}/blog/how-to-cook-dal?lang=fr"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/blog/how-to-cook-dal"/></url>`,
    );
  });

  it('has no file after the last [E-08]', async () => {
    expect(await locations('/sitemap-1.xml')).toEqual(await locations('/sitemap.xml'));
    for (const path of ['/sitemap-2.xml', '/sitemap-0.xml', '/sitemap-x.xml']) {
      expect((await app.inject(path)).statusCode).toBe(404);
    }
  });
});
