import type { Dto } from '../http/contractTypes.ts';
import type { Database } from '../db/schema.ts';
import { browsePage, countBrowsed } from './browseRepository.ts';
import { facetsOf, NO_COUNTS, passingOf, type MatchCounts } from './facets.ts';
import type { Filters } from './filters.ts';
import type { Cursor, Page } from './page.ts';
import type { Query } from './query.ts';
import { repairWords, type RepairedWord } from './repairWords.ts';
import {
  countMatches,
  findMatches,
  hasHits,
  matchOfEquals,
  matchOfWords,
  type Hits,
  type Match,
} from './searchRepository.ts';
import { wordForms } from './wordForms.ts';

export interface SearchRequest {
  term: string;
  page: number;
  /** Replaces `page`. Only for lists without a search term. */
  cursor?: Cursor | undefined;
  limit: number;
  sort: Dto['SearchForm']['sort'];
  filters: Filters;
  /** Counts only up to about a thousand matches, for callers that show no counts. */
  isRough?: boolean;
}

export interface SearchResult {
  ids: string[];
  /** Number of matches that pass the filters, up to 10,000; 10,001 means more. */
  total: number;
  /** Number of matches regardless of filters, with the same limit as `total`. */
  found: number;
  term: string;
  facets: Dto['Facets'];
}

/** Token prefixes by the kind of text that contains the word. `search_tokens` in 001-shop.sql describes the tokens. */
const NAME = ['='];
const TITLE = ['=', '+'];
const ANY_TEXT = [''];

const anyOf = (words: readonly string[], marks = ANY_TEXT): Query => ({
  any: marks.flatMap((mark) => words.map((word) => ({ token: mark + word }))),
});

function exactly(words: readonly RepairedWord[], marks: string[]): Query {
  return { all: words.map(({ word }) => anyOf(wordForms(word), marks)) };
}

function loosely(words: readonly RepairedWord[], marks: string[]): Query {
  return {
    all: words.map(({ word, isPrefix, spellings }) => {
      const known = [...wordForms(word), ...spellings.flatMap(wordForms)];
      if (!isPrefix) return anyOf(known, marks);
      const begun = marks.map((mark) => ({ token: mark + word, isPrefix }));
      const others = known.filter((form) => !form.startsWith(word));
      return { any: [...begun, ...(others.length > 0 ? [anyOf(others, marks)] : [])] };
    }),
  };
}

function matchOf(words: readonly RepairedWord[], language: string): Match {
  return matchOfWords(
    {
      phrase: words.map(({ word }) => word).join(' '),
      named: exactly(words, NAME),
      namedLoosely: loosely(words, NAME),
      titled: loosely(words, TITLE),
      loose: loosely(words, ANY_TEXT),
    },
    language,
  );
}

function choicesOf<Item>(items: readonly Item[], count: number): Item[][] {
  const [first, ...rest] = items;
  if (count === 0) return [[]];
  if (first === undefined || items.length < count) return [];
  return [
    ...choicesOf(rest, count - 1).map((choice) => [first, ...choice]),
    ...choicesOf(rest, count),
  ];
}

/** Returns true if the word is likely to name the product. Numbers, units and short words mostly describe the pack. */
const isDistinctive = ({ word }: RepairedWord) => word.length > 2 && !/[0-9]/.test(word);

/**
 * Yields matches to try one after another: all words, all distinctive words, then combinations of ever fewer
 * distinctive words.
 */
function* matchesOf(words: RepairedWord[], language: string): Generator<Match> {
  const telling = words.filter(isDistinctive);
  for (const asked of telling.length === words.length ? [words] : [words, telling]) {
    if (asked.length > 0) yield matchOf(asked, language);
  }
  if (telling.length < 2) return;
  const known = telling.map(({ word }) => anyOf(wordForms(word)));
  for (let held = known.length; held > 0; held -= 1) {
    yield matchOfEquals({ any: choicesOf(known, held).map((all) => ({ all })) }, language);
  }
}

interface Found {
  counts: MatchCounts;
  ids: string[];
}

async function browse(db: Database, page: Page, language: string): Promise<Found> {
  const counts = await countBrowsed(db, page.filters, language);
  const passing = passingOf(counts, page.filters);
  return { counts, ids: await browsePage(db, page, passing, language) };
}

async function findByWords(
  db: Database,
  words: RepairedWord[],
  page: Page,
  language: string,
  isRough: boolean,
): Promise<Found> {
  for (const match of matchesOf(words, language)) {
    const counts = await countMatches(db, match, page.filters, language, isRough);
    if (counts.groups.length === 0) continue;
    const passing = passingOf(counts, page.filters);
    return { counts, ids: await findMatches(db, match, page, passing, language) };
  }
  return { counts: NO_COUNTS, ids: [] };
}

/** Returns the matches of products of any status; undefined if there are none. */
export async function hitsOfTerm(
  db: Database,
  term: string,
  language: string,
): Promise<Hits | undefined> {
  const repaired = await repairWords(db, term, language);
  // Words that only unlisted products have look misspelt.
  const asTyped = repaired.map((word) => ({ ...word, word: word.asked }));
  for (const words of [asTyped, repaired]) {
    for (const { hits } of matchesOf(words, language)) {
      if (await hasHits(db, hits)) return hits;
    }
  }
  return undefined;
}

/** Searches the catalogue, or lists all products without a term. A term of only punctuation finds nothing. */
export async function searchCatalog(
  db: Database,
  request: SearchRequest,
  language: string,
): Promise<SearchResult> {
  const term = request.term.trim();
  const { limit, sort, filters, cursor, isRough = false } = request;
  const page: Page = { filters, sort, limit, offset: (request.page - 1) * limit, cursor };

  const words = term === '' ? [] : await repairWords(db, term, language);
  const isRepaired = words.some((word) => word.isRepaired);
  const { counts, ids } =
    term === ''
      ? await browse(db, page, language)
      : await findByWords(db, words, page, language, isRough);

  return {
    ids,
    ...facetsOf(counts, filters),
    term: isRepaired ? words.map(({ word }) => word).join(' ') : term,
  };
}
