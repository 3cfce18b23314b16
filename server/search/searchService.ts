import type { Dto } from '../contractTypes.ts';
import type { Database } from '../db/schema.ts';
import { facetsOf } from './facets.ts';
import type { Filters } from './filters.ts';
import { repairWords, type RepairedWord } from './repairWords.ts';
import {
  browse,
  closestHits,
  findHits,
  hasHits,
  matchingHits,
  NO_MATCHES,
  type Hits,
  type Match,
  type Matches,
  type Page,
} from './searchRepository.ts';
import { wordForms } from './wordForms.ts';

/** What a shopper searches for: an empty term finds all products. */
export interface SearchRequest {
  term: string;
  page: number;
  limit: number;
  sort: Dto['SearchForm']['sort'];
  filters: Filters;
}

export interface SearchResult {
  /** Products of the page asked for, best first. */
  ids: string[];
  total: number;
  /** Matches whatever the filters. */
  found: number;
  /** The term searched for, typing errors repaired. */
  term: string;
  facets: Dto['Facets'];
}

/** Words hold no special characters, so that quoting them is enough. */
const anyOf = (words: readonly string[]) => `(${words.map((word) => `'${word}'`).join(' | ')})`;

function matchOf(words: readonly RepairedWord[]): Match {
  return {
    phrase: words.map(({ word }) => word).join(' '),
    exact: words.map(({ word }) => anyOf(wordForms(word))).join(' & '),
    loose: words
      .map(({ word, isPrefix, spellings }) => {
        const known = anyOf([...wordForms(word), ...spellings.flatMap(wordForms)]);
        return isPrefix ? `(${known} | '${word}':*)` : known;
      })
      .join(' & '),
  };
}

/** Words that tell one product from another, while numbers, units and the like mostly name a pack. */
const isTelling = ({ word }: RepairedWord) => word.length > 2 && !/[0-9]/.test(word);

/**
 * What to look for in turn, until something is found: products with all the words, with all the telling ones, with as many of
 * these as any has.
 */
function* hitsByWords(words: RepairedWord[], language: string): Generator<Hits> {
  const telling = words.filter(isTelling);
  for (const asked of telling.length === words.length ? [words] : [words, telling]) {
    if (asked.length > 0) yield matchingHits(matchOf(asked), language);
  }
  if (telling.length < 2) return;
  yield closestHits(
    telling.map(({ word }) => anyOf(wordForms(word))),
    language,
  );
}

async function findByWords(
  db: Database,
  words: RepairedWord[],
  page: Page,
  language: string,
): Promise<Matches> {
  for (const hits of hitsByWords(words, language)) {
    const matches = await findHits(db, hits, page, language);
    if (matches.groups.length > 0) return matches;
  }
  return NO_MATCHES;
}

/** The query of what a search for a term finds, for lists that are narrowed and ordered by more; undefined where it finds nothing. */
export async function hitsOfTerm(
  db: Database,
  term: string,
  language: string,
): Promise<Hits | undefined> {
  for (const hits of hitsByWords(await repairWords(db, term, language), language)) {
    if (await hasHits(db, hits)) return hits;
  }
  return undefined;
}

/** Searches or, without a term, browses the catalogue. A term of punctuation alone finds nothing. */
export async function searchCatalog(
  db: Database,
  request: SearchRequest,
  language: string,
): Promise<SearchResult> {
  const term = request.term.trim();
  const { limit, sort, filters } = request;
  const page: Page = { filters, sort, limit, offset: (request.page - 1) * limit };

  const words = term === '' ? [] : await repairWords(db, term, language);
  const isRepaired = words.some((word) => word.isRepaired);
  let matches = NO_MATCHES;
  if (term === '') matches = await browse(db, page, language);
  else if (words.length > 0) matches = await findByWords(db, words, page, language);

  return {
    ids: matches.ids,
    ...facetsOf(matches.groups, matches.collections, filters),
    term: isRepaired ? words.map(({ word }) => word).join(' ') : term,
  };
}
