import { randomCharacters } from '../../session/secret.ts';

const GROUPS = 2;
const GROUP_LENGTH = 5;
const MOST_INITIALS = 3;

/** The first letters of the words of a name, as far as every keyboard has them: `RR` of Ridge & Root. */
function initialsOf(name: string): string {
  const words =
    name
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, '')
      .toUpperCase()
      .match(/[A-Z][A-Z'’]*/g) ?? [];
  return words
    .slice(0, MOST_INITIALS)
    .map((word) => word.charAt(0))
    .join('');
}

/**
 * A number for an order such as `RR-7K3QF-9XWMB`: the shop's initials, and what is random out of 2^50, so that nobody counts
 * our orders or guesses one.
 */
export function newOrderNumber(shopName: string): string {
  const groups = Array.from({ length: GROUPS }, () => randomCharacters(GROUP_LENGTH));
  return [initialsOf(shopName), ...groups].filter((part) => part !== '').join('-');
}

/** A number as people type it, in the form it is stored in. */
export function typedOrderNumber(text: string): string {
  return text.trim().toUpperCase();
}
