import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayReadOld, readsOf } from '../db/replica.ts';
import type { Database } from '../db/schema.ts';
import { PAGE_LANGUAGES } from '../pages/pageUrl.ts';
import {
  countProducts,
  findOtherPages,
  findProductPages,
  type ListedPage,
} from './sitemapRepository.ts';
import { sitemapIndexXml, sitemapXml } from './sitemapXml.ts';

/** Search engines accept 50,000 URLs per sitemap file. Each page has one URL per language. */
const PAGES_A_PART = 50_000 / PAGE_LANGUAGES.length;

const HIDDEN = ['comingsoon'];

const FIXED: readonly ListedPage[] = [{ path: '/' }, { path: '/shop' }, { path: '/blog' }];

/** Allows pages marked `noindex`, so that crawlers can read the mark. Disallows only support pages. */
const robots = (origin: string) =>
  `User-agent: *\nDisallow: /support/\n\nSitemap: ${origin}/sitemap.xml\n`;

export async function sitemapRoutes(app: FastifyInstance): Promise<void> {
  const { origin } = app;

  async function pagesOfPart(db: Database, number: number): Promise<ListedPage[]> {
    const others = [...FIXED, ...(await findOtherPages(db, HIDDEN))];
    const from = (number - 1) * PAGES_A_PART;
    const first = others.slice(from, from + PAGES_A_PART);
    const room = PAGES_A_PART - first.length;
    return [...first, ...(await findProductPages(db, room, Math.max(from - others.length, 0)))];
  }

  async function countParts(db: Database): Promise<number> {
    const others = await findOtherPages(db, HIDDEN);
    const count = FIXED.length + others.length + (await countProducts(db));
    return Math.ceil(count / PAGES_A_PART);
  }

  function sendXml(reply: FastifyReply, xml: string): FastifyReply {
    return reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
      .send(xml);
  }

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(origin)),
  );

  app.get(
    '/sitemap.xml',
    mayReadOld(async (request, reply: FastifyReply) => {
      const db = readsOf(request);
      const count = await countParts(db);
      if (count > 1) return sendXml(reply, sitemapIndexXml(count, origin));
      return sendXml(reply, sitemapXml(await pagesOfPart(db, 1), origin));
    }),
  );

  app.get(
    '/sitemap-:part(^[1-9]\\d{0,5}$).xml',
    mayReadOld(
      async (request: FastifyRequest<{ Params: { part: string } }>, reply: FastifyReply) => {
        const pages = await pagesOfPart(readsOf(request), Number(request.params.part));
        if (pages.length === 0) return reply.callNotFound();
        return sendXml(reply, sitemapXml(pages, origin));
      },
    ),
  );
}
