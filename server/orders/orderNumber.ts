import { randomCharacters } from '../session/secret.ts';

const GROUPS = 2;
const GROUP_LENGTH = 5;

/** A number for an order such as `RR-7K3QF-9XWMB`: random out of 2^50, so that nobody counts our orders or guesses one. */
export function newOrderNumber(): string {
  return ['RR', ...Array.from({ length: GROUPS }, () => randomCharacters(GROUP_LENGTH))].join('-');
}

/** A number as people type it, in the form it is stored in. */
export function typedOrderNumber(text: string): string {
  return text.trim().toUpperCase();
}
