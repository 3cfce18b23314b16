import anyAscii from 'any-ascii';

const LONGEST = 80;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const isSlug = (text: string): boolean => SLUG.test(text);

/** Precomposed Indic letters with a nukta, by base letter. NFC does not compose them. */
const DOTTED: Readonly<Record<string, string>> = {
  क: '\u0958',
  ख: '\u0959',
  ग: '\u095a',
  ज: '\u095b',
  ड: '\u095c',
  ढ: '\u095d',
  फ: '\u095e',
  य: '\u095f',
  ড: '\u09dc',
  ঢ: '\u09dd',
  য: '\u09df',
  ਲ: '\u0a33',
  ਸ: '\u0a36',
  ਖ: '\u0a59',
  ਗ: '\u0a5a',
  ਜ: '\u0a5b',
  ਫ: '\u0a5e',
};

const CHILLU: Readonly<Record<string, string>> = {
  ണ: '\u0d7a',
  ന: '\u0d7b',
  ര: '\u0d7c',
  ല: '\u0d7d',
  ള: '\u0d7e',
};

const DOT = /([\u0915-\u092f\u09a1\u09a2\u09af\u0a16-\u0a38])[\u093c\u09bc\u0a3c]/gu;
const JOINED = /([ണനരലള])\u0d4d\u200d/gu;

/**
 * Converts a text to a URL path segment of a–z, 0–9 and single hyphens. Transliterates other scripts. May return
 * ''.
 */
export function slugOf(text: string): string {
  const composed = text
    .normalize('NFKC')
    .replaceAll(DOT, (spelt, letter: string) => DOTTED[letter] ?? spelt)
    .replaceAll(JOINED, (spelt, letter: string) => CHILLU[letter] ?? spelt);
  return anyAscii(composed)
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
}
