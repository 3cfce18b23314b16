import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toDecimal } from '../currency/minorUnits.ts';
import { findShopName } from '../content/contentRepository.ts';
import { findStoreCurrency } from '../currency/storeCurrency.ts';
import { mayReadOld, readsOf } from '../db/replica.ts';
import type { Language } from '../language.ts';
import { PAGE_LANGUAGES } from '../pages/pageUrl.ts';
import { enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../rateLimit/networkOf.ts';
import { allFeedItems, findFeedItems, type FeedItem } from './feedItems.ts';
import { googleFeed } from './googleFeed.ts';
import { metaFeed } from './metaFeed.ts';

type FeedRequest = FastifyRequest<{
  Params: { language: Language };
  Querystring: { after?: unknown };
}>;

const LANGUAGE = `:language(^(?:${PAGE_LANGUAGES.join('|')})$)`;

const PAGE = 100;

function toJson(item: FeedItem, currency: string): object {
  const { id, groupId, title, description, link, images, brand, collection, sku, gtin } = item;
  return {
    id,
    ...(groupId !== undefined && { group_id: groupId }),
    title,
    description,
    url: link,
    images,
    brand,
    collection,
    sku,
    gtin,
    price: toDecimal(item.priceMinor),
    ...(item.saleMinor !== undefined && { sale_price: toDecimal(item.saleMinor) }),
    currency,
    in_stock: item.isInStock,
    ...(item.content && { content: item.content }),
  };
}

export async function feedRoutes(app: FastifyInstance): Promise<void> {
  const { origin, settings } = app;
  const shop = { origin, country: settings.country };

  async function begin(request: FeedRequest, reply: FastifyReply) {
    await enforceRateLimit(app.db, { feedClient: networkOf(request) }, 429);
    void reply.header('Cache-Control', 'public, max-age=3600').header('X-Robots-Tag', 'noindex');
    const db = readsOf(request);
    const { code: currency } = await findStoreCurrency(db);
    const { language } = request.params;
    return { db, currency, language };
  }

  app.get(
    `/feeds/google-${LANGUAGE}.xml`,
    mayReadOld(async (request: FeedRequest, reply: FastifyReply) => {
      const { db, currency, language } = await begin(request, reply);
      const head = { name: await findShopName(db), origin, currency };
      return reply
        .type('application/xml; charset=utf-8')
        .send(Readable.from(googleFeed(allFeedItems(db, shop, language), head)));
    }),
  );

  app.get(
    `/feeds/meta-${LANGUAGE}.csv`,
    mayReadOld(async (request: FeedRequest, reply: FastifyReply) => {
      const { db, currency, language } = await begin(request, reply);
      return reply
        .type('text/csv; charset=utf-8')
        .send(Readable.from(metaFeed(allFeedItems(db, shop, language), currency)));
    }),
  );

  app.get(
    `/feeds/products-${LANGUAGE}.json`,
    mayReadOld(async (request: FeedRequest, reply: FastifyReply) => {
      const { db, currency, language } = await begin(request, reply);
      const { after: asked } = request.query;
      const after = typeof asked === 'string' && /^\d{1,18}$/.test(asked) ? asked : '0';
      const items = await findFeedItems(db, shop, language, after, PAGE);
      const last = items.length === PAGE ? items.at(-1) : undefined;
      return {
        products: items.map((item) => toJson(item, currency)),
        next: last ? `${origin}/feeds/products-${language}.json?after=${last.id}` : null,
      };
    }),
  );
}
