import { dictionary } from '@zxcvbn-ts/language-common';

/** Some 49,000 that leaks have shown most often, in small letters. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Up to four characters again and again. */
const REPEATED = /^(.{1,4}?)\1+$/su;

/** Whether a password is one of those that guessers try first: common, whatever its capitals, or a few characters repeated. */
export function isCommonPassword(password: string): boolean {
  const small = password.normalize('NFKC').toLowerCase().trim();
  return common.has(small) || REPEATED.test(small);
}
