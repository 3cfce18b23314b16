import { sql, type RawBuilder } from 'kysely';
import type { Dto } from '../contractTypes.ts';
import type { Database } from '../db/schema.ts';
import type { MatchCollection, MatchGroup } from './facets.ts';
import { inPriceRange, passes, type Filters } from './filters.ts';

/** Which part of the matches is asked for. */
export interface Page {
  filters: Filters;
  sort: Dto['SearchForm']['sort'];
  limit: number;
  offset: number;
}

/** What to look for, as text search queries over words. */
export interface Match {
  /** The words as typed or repaired, joined by single spaces. */
  phrase: string;
  /** Holds for products with all the words, singular or plural. */
  exact: string;
  /** Holds for all products to be found: beginnings of words and spellings besides. */
  loose: string;
}

/** One page of those matches that pass the filters, and what all matches are counted by. */
export interface Matches {
  ids: string[];
  groups: MatchGroup[];
  /** Those that matches stand in, in the shop's order. */
  collections: MatchCollection[];
}

/**
 * A query of documents with product_id, collection_id, popularity, name, paid_paise and traits, and with what they are ranked by:
 * tier, the highest first, then other_words, the fewest first, then popularity.
 */
export type Hits = RawBuilder<unknown>;

export const NO_MATCHES: Matches = { ids: [], groups: [], collections: [] };

type Orders = Record<Page['sort'], RawBuilder<unknown>>;

/** Orders of products `p`, each but the name's as an index has it; `d` is the product's document. */
export const BROWSE_ORDERS: Orders = {
  relevance: sql`p.popularity DESC, p.id`,
  newest: sql`p.created_at DESC, p.id DESC`,
  price_asc: sql`p.paid_paise, p.id`,
  price_desc: sql`p.paid_paise DESC, p.id DESC`,
  rating: sql`p.rating DESC, p.review_count DESC, p.id`,
  name: sql`d.name, p.id`,
};

/**
 * In the best tier, the fewer other words a name has, the more of it is what was asked for; between products found
 * by brand or description, that says nothing.
 */
const SEARCH_ORDERS: Orders = {
  ...BROWSE_ORDERS,
  relevance: sql`d.tier DESC, d.other_words, d.popularity DESC, d.product_id`,
  name: sql`d.name, d.product_id`,
};

/** Documents `d` that serve the language: its own, and English ones of products that it has no text of. */
function serves(language: string): RawBuilder<unknown> {
  return sql`(d.language = ${language} OR (d.language = 'en' AND NOT ${language} = ANY (d.other_languages)))`;
}

/** The groups, and the collections they stand in, as JSON lists. */
function countsOf(language: string): RawBuilder<unknown> {
  return sql`
    (
      SELECT coalesce(json_agg(g), '[]') FROM (
        SELECT collection_id::text, traits, in_range, count, min_paise, max_paise FROM match_group
      ) g
    ) AS groups, (
      SELECT coalesce(json_agg(json_build_object('id', c.id::text, 'handle', c.handle, 'name', t.name)
        ORDER BY c.position, c.id), '[]')
      FROM collection c
      JOIN LATERAL (
        SELECT name FROM collection_text
        WHERE collection_id = c.id AND language IN (${language}, 'en')
        ORDER BY language = ${language} DESC LIMIT 1
      ) t ON true
      WHERE c.id IN (SELECT collection_id FROM match_group)
    ) AS collections`;
}

/** The rows of a relation by everything that filters tell apart. */
function groupsOf(relation: string, filters: Filters): RawBuilder<unknown> {
  return sql`match_group AS MATERIALIZED (
    SELECT collection_id, traits, ${inPriceRange(relation, filters)} AS in_range,
      count(*)::integer AS count, min(paid_paise) AS min_paise, max(paid_paise) AS max_paise
    FROM ${sql.table(relation)} GROUP BY 1, 2, 3
  )`;
}

async function matchesOf(query: RawBuilder<Matches>, db: Database): Promise<Matches> {
  const { rows } = await query.execute(db);
  return rows[0] ?? NO_MATCHES;
}

/** All products. */
export async function browse(db: Database, page: Page, language: string): Promise<Matches> {
  const document =
    page.sort === 'name'
      ? sql`JOIN search_document d ON d.product_id = p.id AND ${serves(language)}`
      : sql``;
  return matchesOf(
    sql<Matches>`
      WITH ${groupsOf('product', page.filters)}
      SELECT ARRAY(
        SELECT p.id::text FROM product p ${document}
        WHERE ${passes('p', page.filters)}
        ORDER BY ${BROWSE_ORDERS[page.sort]} LIMIT ${page.limit} OFFSET ${page.offset}
      ) AS ids, ${countsOf(language)}`,
    db,
  );
}

/** The columns of a document that filters and counts read. */
const COUNTED = sql`d.product_id, d.collection_id, d.popularity, d.name, d.paid_paise, d.traits`;

const OTHER_WORDS = sql`length(name) - length(replace(name, ' ', ''))`;

/**
 * A query of the documents that match, as `Hits` says. The whole phrase in the name makes the highest tier, then its words, these
 * before brand, then description.
 */
export function matchingHits({ phrase, exact, loose }: Match, language: string): Hits {
  return sql`
    SELECT *, CASE WHEN tier > 1 THEN ${OTHER_WORDS} ELSE 0 END AS other_words FROM (
      SELECT ${COUNTED}, CASE
        WHEN d.name = ${phrase} THEN 5
        WHEN ' ' || d.name || ' ' LIKE ${`% ${phrase} %`} THEN 4
        WHEN d.name_words @@ ${exact}::tsquery THEN 3
        WHEN d.name_words @@ ${loose}::tsquery THEN 2
        WHEN d.title_words @@ ${loose}::tsquery THEN 1
        ELSE 0
      END AS tier
      FROM search_document d
      WHERE d.words @@ ${loose}::tsquery AND ${serves(language)}
    ) AS found`;
}

/** Of documents that hold any of the words, those that hold the most of them. Each word comes with its forms, as a query. */
export function closestHits(words: readonly string[], language: string): Hits {
  const held = sql.join(
    words.map((word) => sql`(d.words @@ ${word}::tsquery)::integer`),
    sql` + `,
  );
  return sql`
    WITH found AS MATERIALIZED (
      SELECT ${COUNTED}, ${held} AS tier
      FROM search_document d
      WHERE d.words @@ ${words.join(' | ')}::tsquery AND ${serves(language)}
    )
    SELECT *, ${OTHER_WORDS} AS other_words FROM found WHERE tier = (SELECT max(tier) FROM found)`;
}

/** Whether a query of documents finds any. */
export async function hasHits(db: Database, hits: Hits): Promise<boolean> {
  const { rows } = await sql`SELECT FROM (${hits}) AS hit LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** One page of the products that a query of documents finds, best first if it is not said otherwise. */
export async function findHits(
  db: Database,
  hits: Hits,
  page: Page,
  language: string,
): Promise<Matches> {
  const isByProduct = page.sort !== 'relevance' && page.sort !== 'name';
  return matchesOf(
    sql<Matches>`
      WITH hit AS MATERIALIZED (${hits}), ${groupsOf('hit', page.filters)}
      SELECT ARRAY(
        SELECT d.product_id::text FROM hit d ${isByProduct ? sql`JOIN product p ON p.id = d.product_id` : sql``}
        WHERE ${passes('d', page.filters)}
        ORDER BY ${SEARCH_ORDERS[page.sort]} LIMIT ${page.limit} OFFSET ${page.offset}
      ) AS ids, ${countsOf(language)}`,
    db,
  );
}
