import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { MatchCounts, MatchGroup } from './facets.ts';
import { inPriceRange, passes, type Filters } from './filters.ts';
import { readCounts } from './matchCounts.ts';
import { readInIndexOrder, browseOrder } from './orders.ts';
import { isGathered, type Page } from './page.ts';
import { toTsquery, type Query } from './query.ts';
import { matchesLanguage } from './matchesLanguage.ts';
import { isListed } from './traits.ts';

interface Tier {
  query: Query;
  except?: Query;
  /** Consecutive words that names must contain, or must not contain if `isHeld` is false. */
  phrase?: { words: string; isHeld: boolean };
  /**
   * Order of the matches. `steps`: short names first, one query per name length until the page is full. `short`:
   * short names first, by sorting all; faster for prefixes, whose index lookup each query would repeat. `popular`:
   * most popular first, by sorting all.
   */
  order: 'steps' | 'short' | 'popular';
}

export interface Match {
  query: Query;
  tiers: Tier[];
  hits: Hits;
}

/**
 * SQL query of matching documents with their filter columns and ranks. Ranks are tier (highest first), other_words
 * (fewest first) and popularity (highest first).
 */
export type Hits = RawBuilder<unknown>;

interface Queries {
  phrase: string;
  named: Query;
  namedLoosely: Query;
  titled: Query;
  loose: Query;
}

const MOST_READ = 10_001;

/** Up to this many matches, collecting and sorting all of them is fast enough. */
const FEW = 1000;

const MOST_WORDS = 12;

const COUNTED = sql`d.product_id, d.collection_id, d.popularity, d.name, d.name_key, d.paid_minor, d.traits`;

const OTHER_WORDS = sql`length(d.name) - length(replace(d.name, ' ', ''))`;

const isFound = (tsquery: RawBuilder<unknown>) => sql`d.words @@ ${tsquery}::tsquery`;
const matching = (query: Query) => isFound(sql`${toTsquery(query)}`);

const holdsPhrase = (words: string) => sql`' ' || d.name || ' ' LIKE ${`% ${words} %`}`;

/**
 * Builds a match for all words. Ranks by phrase in the name, words in the name, words in titles, then words in any
 * text.
 */
export function matchOfWords(queries: Queries, language: string): Match {
  const { phrase, named, namedLoosely, titled, loose } = queries;
  return {
    query: loose,
    tiers: [
      { query: named, phrase: { words: phrase, isHeld: true }, order: 'steps' },
      { query: named, phrase: { words: phrase, isHeld: false }, order: 'steps' },
      { query: namedLoosely, except: named, order: 'short' },
      { query: titled, except: namedLoosely, order: 'popular' },
      { query: loose, except: titled, order: 'popular' },
    ],
    hits: sql`
      SELECT *, CASE WHEN tier > 1 THEN ${OTHER_WORDS} ELSE 0 END AS other_words FROM (
        SELECT ${COUNTED}, CASE
          WHEN d.name = ${phrase} THEN 5
          WHEN ${holdsPhrase(phrase)} THEN 4
          WHEN ${matching(named)} THEN 3
          WHEN ${matching(namedLoosely)} THEN 2
          WHEN ${matching(titled)} THEN 1
          ELSE 0
        END AS tier
        FROM search_document d
        WHERE ${matching(loose)} AND ${matchesLanguage(language)}
      ) AS d`,
  };
}

export function matchOfEquals(query: Query, language: string): Match {
  return {
    query,
    tiers: [{ query, order: 'steps' }],
    hits: sql`
      SELECT ${COUNTED}, 0 AS tier, ${OTHER_WORDS} AS other_words FROM search_document d
      WHERE ${matching(query)} AND ${matchesLanguage(language)}`,
  };
}

export async function hasHits(db: Database, hits: Hits): Promise<boolean> {
  const { rows } = await sql`SELECT FROM (${hits}) AS hit LIMIT 1`.execute(db);
  return rows.length > 0;
}

/**
 * Counts matches up to a limit.
 * @param isRough true to count only up to `FEW` + 1
 */
export function countMatches(
  db: Database,
  { query }: Match,
  filters: Filters,
  language: string,
  isRough: boolean,
): Promise<MatchCounts> {
  return readCounts(
    db,
    sql`
      hit AS (
        SELECT ${COUNTED} FROM search_document d
        WHERE ${matching(query)} AND ${matchesLanguage(language)} AND ${isListed('d')} LIMIT ${isRough ? FEW + 1 : MOST_READ}
      ), match_group AS MATERIALIZED (
        SELECT collection_id, traits, ${inPriceRange('hit', filters)} AS in_range,
          count(*)::integer AS count, min(paid_minor) AS min_minor, max(paid_minor) AS max_minor
        FROM hit GROUP BY 1, 2, 3
      )`,
    language,
  );
}

export interface Passing {
  groups: readonly MatchGroup[];
  found: number;
  collectionIds: readonly string[];
}

type PageQuery = RawBuilder<{ id: string }>;

function gathered(match: Match, page: Page, passing: Passing, language: string): PageQuery {
  const { filters, sort, limit, offset } = page;
  const isRanked = sort === 'relevance';
  const hits = isRanked
    ? match.hits
    : sql`SELECT ${COUNTED} FROM search_document d WHERE ${matching(match.query)} AND ${matchesLanguage(language)}`;
  const order = isRanked
    ? sql`d.tier DESC, d.other_words, d.popularity DESC, d.product_id`
    : browseOrder(sort);
  return sql`
    WITH hit AS MATERIALIZED (${hits})
    SELECT d.product_id AS id FROM hit d ${isRanked || sort === 'name' ? sql`` : sql`JOIN product p ON p.id = d.product_id`}
    WHERE ${passes('d', filters, passing.collectionIds)} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
}

function rankedTier(
  { query, except, phrase, order }: Tier,
  isPassing: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const condition = phrase
    ? sql`(${holdsPhrase(phrase.words)}) = ${phrase.isHeld}::boolean`
    : sql`true`;
  const tsquery = `${toTsquery(query)}${except ? ` & !${toTsquery(except)}` : ''}`;
  const documents = (asked: RawBuilder<unknown>) => sql`
    SELECT d.* FROM search_document d WHERE ${isFound(asked)} AND ${isPassing} AND ${condition}`;
  const popular = sql`d.popularity DESC, d.product_id`;
  const short = sql`${OTHER_WORDS}, ${popular}`;
  if (order !== 'steps') {
    return sql`
      SELECT d.product_id FROM (${documents(sql`${tsquery}`)} LIMIT ${MOST_READ}) AS d
      ORDER BY ${order === 'short' ? short : popular}`;
  }
  const lengths = Array.from({ length: MOST_WORDS }, (_, index) => `'#${index + 1}'`);
  return sql`
    SELECT named.product_id FROM unnest(${lengths}::text[]) AS length
    CROSS JOIN LATERAL (
      SELECT d.product_id FROM (${documents(sql`(${`${tsquery} & `} || length)`)}) AS d ORDER BY ${popular}
    ) AS named
    UNION ALL
    (SELECT d.product_id FROM (${documents(sql`${`${tsquery} & !(${lengths.join(' | ')})`}`)}) AS d ORDER BY ${short})`;
}

function byTiers({ tiers }: Match, page: Page, passing: Passing, language: string): PageQuery {
  const isPassing = sql`${matchesLanguage(language)} AND ${passes('d', page.filters, passing.collectionIds)}`;
  const ranked = tiers.map((tier) => sql`(${rankedTier(tier, isPassing)})`);
  return sql`
    SELECT product_id AS id FROM (${sql.join(ranked, sql` UNION ALL `)}) AS ranked
    LIMIT ${page.limit} OFFSET ${page.offset}`;
}

function walked({ query }: Match, page: Page, passing: Passing, language: string): PageQuery {
  const { filters, sort, limit, offset } = page;
  const isMatch = sql`${matching(query)} AND ${matchesLanguage(language)}`;
  // `OFFSET 0` keeps the planner from collecting the matches first.
  const inOrder =
    sort === 'name'
      ? sql`
          SELECT d.product_id AS id, d.words, d.language, d.other_languages FROM search_document d
          WHERE ${passes('d', filters, passing.collectionIds)} ORDER BY ${browseOrder(sort)} OFFSET 0`
      : sql`
          SELECT p.id FROM product p
          WHERE ${passes('p', filters, passing.collectionIds)} ORDER BY ${browseOrder(sort)} OFFSET 0`;
  return sort === 'name'
    ? sql`SELECT d.id FROM (${inOrder}) AS d WHERE ${isMatch} LIMIT ${limit} OFFSET ${offset}`
    : sql`
        SELECT p.id FROM (${inOrder}) AS p
        CROSS JOIN LATERAL (
          SELECT FROM search_document d WHERE d.product_id = p.id AND ${isMatch} OFFSET 0
        ) AS d
        LIMIT ${limit} OFFSET ${offset}`;
}

async function guessDocuments(db: Database): Promise<number> {
  const { rows } = await sql<{ documents: number }>`
    SELECT greatest(reltuples, 0)::float8 AS documents FROM pg_class WHERE oid = 'search_document'::regclass`.execute(
    db,
  );
  return rows[0]?.documents ?? 0;
}

export async function findMatches(
  db: Database,
  match: Match,
  page: Page,
  passing: Passing,
  language: string,
): Promise<string[]> {
  const read = async (query: PageQuery, from: Database) =>
    (await query.execute(from)).rows.map(({ id }) => id);
  if (passing.found <= FEW) return read(gathered(match, page, passing, language), db);
  if (page.sort === 'relevance') return read(byTiers(match, page, passing, language), db);
  if (isGathered(page.offset + page.limit, passing.found, await guessDocuments(db)))
    return read(gathered(match, page, passing, language), db);
  return readInIndexOrder(db, (trx) => read(walked(match, page, passing, language), trx));
}
