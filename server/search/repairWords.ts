import type { Database } from '../db/schema.ts';
import { editDistance } from './editDistance.ts';
import {
  findSimilarWords,
  findTermWords,
  type SimilarWord,
  type TermWord,
} from './vocabularyRepository.ts';
import { wordForms } from './wordForms.ts';

export interface RepairedWord {
  /** As typed. */
  asked: string;
  word: string;
  isRepaired: boolean;
  isPrefix: boolean;
  /** More common spellings of a rare word that is probably a typo. Their matches rank lower. */
  spellings: string[];
}

/** Minimum length of a word to repair. Shorter words have too many similar words to guess the intended one. */
const MIN_REPAIRABLE_LENGTH = 4;

/** A known word in at most this many products may be a typo in the shop's own texts. */
const RARE = 5;

/** A similar word this many times more frequent is probably the correct spelling. */
const MUCH_COMMONER = 10;

/**
 * Maximum length of words whose variants are looked up directly. Trigram similarity misses swapped or missing
 * letters in such short words.
 */
const LONGEST_GUESSED = 6;

function maxTypos(word: string): number {
  if (word.length < 6) return 1;
  return word.length < 9 ? 2 : 3;
}

function neighbours(word: string): string[] {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const guesses = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    for (const letter of letters) {
      guesses.add(head + letter + tail);
      if (tail !== '') guesses.add(head + letter + tail.slice(1));
    }
    if (tail !== '') guesses.add(head + tail.slice(1));
    if (tail.length > 1) guesses.add(`${head}${tail[1]}${tail[0]}${tail.slice(2)}`);
  }
  guesses.delete(word);
  return [...guesses];
}

/**
 * Returns the nearest known word, or undefined if none is near enough. Prefers words with the same first letter,
 * then frequent ones.
 */
function nearest(asked: string, similar: readonly SimilarWord[]): string | undefined {
  const limit = maxTypos(asked);
  const cost = ({ word }: SimilarWord) =>
    editDistance(asked, word, limit) + (word[0] === asked[0] ? 0 : 0.5);
  return similar
    .map((candidate) => ({ ...candidate, cost: cost(candidate) }))
    .filter(({ cost: distance }) => distance <= limit)
    .toSorted(
      (a, b) => a.cost - b.cost || b.frequency - a.frequency || (a.word < b.word ? -1 : 1),
    )[0]?.word;
}

function commonerSpellings(asked: TermWord, similar: readonly SimilarWord[]): string[] {
  const forms = wordForms(asked.word);
  const isSpelling = ({ word, frequency }: SimilarWord) =>
    frequency >= asked.frequency * MUCH_COMMONER &&
    word[0] === asked.word[0] &&
    !forms.includes(word) &&
    editDistance(asked.word, word, 1) === 1;
  return similar.filter(isSpelling).map(({ word }) => word);
}

/** Splits a search term into words and replaces each unknown word by the nearest known one. */
export async function repairWords(
  db: Database,
  term: string,
  language: string,
): Promise<RepairedWord[]> {
  const words = await findTermWords(db, term, language);
  const isRepairable = ({ word }: TermWord) =>
    word.length >= MIN_REPAIRABLE_LENGTH && !/[0-9]/.test(word);
  const isUnknown = (word: TermWord) =>
    word.frequency === 0 && !word.isPrefix && isRepairable(word);
  const isRare = (word: TermWord) =>
    word.frequency > 0 && word.frequency <= RARE && isRepairable(word);

  const questions = words.filter((word) => isUnknown(word) || isRare(word)).map(({ word }) => word);
  const guesses = words
    .filter((word) => isUnknown(word) && word.word.length <= LONGEST_GUESSED)
    .flatMap(({ word: asked }) => neighbours(asked).map((word) => ({ asked, word })));
  const similar =
    questions.length > 0 ? await findSimilarWords(db, questions, guesses, language) : [];

  return words.map((asked, index) => {
    const candidates = similar.filter((candidate) => candidate.asked === asked.word);
    const meant = isUnknown(asked) ? nearest(asked.word, candidates) : undefined;
    return {
      asked: asked.word,
      word: meant ?? asked.word,
      isRepaired: meant !== undefined,
      isPrefix: meant === undefined && (index === words.length - 1 || asked.frequency === 0),
      spellings: isRare(asked) ? commonerSpellings(asked, candidates) : [],
    };
  });
}
