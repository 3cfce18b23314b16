/**
 * Rejects passwords that guessers try first. Rules such as "one digit, one symbol" would not make passwords harder
 * to guess.
 */
import { dictionary } from '@zxcvbn-ts/language-common';

type GuessableReason = 'common' | 'context';

const STEM = /\p{L}.{3}|^\d{6}/su;

/**
 * About 49,000 of the most leaked passwords, in lower case. Longer passwords are guessable if they only add digits
 * or signs.
 */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((word) => STEM.test(word)),
);

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
].flatMap((row) => [row, [...row].toReversed().join('')]);

const SHORTEST_RUN = 3;

const SIGN_LETTERS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const spelled = (text: string): string =>
  text.replace(/[@4310!$57]/g, (sign) => SIGN_LETTERS[sign] ?? sign);

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

function isSequence(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    let length = SHORTEST_RUN;
    const isRun = () =>
      at + length <= text.length && ROWS.some((row) => row.includes(text.slice(at, at + length)));
    if (!isRun()) return false;
    while (isRun()) length += 1;
    at += length - 1;
  }
  return true;
}

function repeatedPart(text: string): string | undefined {
  for (let length = 1; length <= text.length / 2; length += 1) {
    if (text.slice(length) === text.slice(0, -length)) return text.slice(0, length);
  }
  return undefined;
}

const LONGEST_REPEATED = 4;
const SHORTEST_CONTEXT = 3;

function wordsOf(known: readonly string[]): ReadonlySet<string> {
  const texts = known.flatMap((text) => [text, ...text.split('@', 1)]);
  const words = texts.flatMap((text) => {
    const small = folded(text);
    const parts = small.split(/[^\p{L}\p{M}\p{N}]+/u);
    const joined = ['and', 'et', ''].map((and) => lettersOf(small.replaceAll('&', and)));
    return [...parts, ...joined];
  });
  const whole = texts.map((text) => lettersOf(folded(text)));
  const pairs = whole.flatMap((one) => whole.map((other) => one + other));
  return new Set([...words, ...pairs].filter((word) => word.length >= SHORTEST_CONTEXT));
}

/**
 * Returns why a password is guessable; undefined if it is not. Digits and signs around a guessable word do not
 * help.
 * @param context known facts: names, email address, name of the shop
 */
export function guessableReason(
  password: string,
  context: readonly string[] = [],
): GuessableReason | undefined {
  const words = wordsOf(context);
  const reasonOf = (stem: string): GuessableReason | undefined => {
    if (common.has(stem) || common.has(spelled(stem))) return 'common';
    const isKnown = words.has(lettersOf(stem)) || words.has(lettersOf(spelled(stem)));
    return isKnown ? 'context' : undefined;
  };
  const small = folded(password);
  const repeated = repeatedPart(small);
  if (isSequence(small) || (repeated !== undefined && repeated.length <= LONGEST_REPEATED))
    return 'common';
  const candidates = repeated === undefined ? [small] : [small, repeated];
  for (const candidate of candidates) {
    const begun = candidate.replace(/^[\d\p{P}\p{S}\s]+(?=\p{L})/u, '');
    for (const text of new Set([candidate, begun])) {
      const end = text.replace(/[\d\p{P}\p{S}\s]+$/u, '').length;
      for (let length = end; length <= text.length; length += 1) {
        const reason = reasonOf(text.slice(0, length));
        if (reason) return reason;
      }
    }
  }
  return undefined;
}
