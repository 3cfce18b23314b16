import { randomCharacters } from '../../session/secret.ts';

const GROUPS = 2;
const GROUP_LENGTH = 5;
const MOST_INITIALS = 3;

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
 * Creates an order number such as `RR-7K3QF-9XWMB` from the shop's initials and 50 random bits. Randomness prevents
 * counting and guessing orders.
 */
export function newOrderNumber(shopName: string): string {
  const groups = Array.from({ length: GROUPS }, () => randomCharacters(GROUP_LENGTH));
  return [initialsOf(shopName), ...groups].filter((part) => part !== '').join('-');
}

export function typedOrderNumber(text: string): string {
  return text.trim().toUpperCase();
}
