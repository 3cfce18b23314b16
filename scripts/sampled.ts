import { createHash } from 'node:crypto';

const isFull = process.env.TESTS === 'full';

/**
 * Samples the cases by a hash of their names; returns all in `npm run test:full`. Test files that use it have
 * `.sampled.` in their name.
 */
export function sampled<Case>(
  cases: readonly Case[],
  oneIn: number,
  nameOf: (one: Case) => string,
): Case[] {
  if (isFull) return [...cases];
  const numberOf = (one: Case) => createHash('sha1').update(nameOf(one)).digest().readUInt32BE();
  return cases.filter((one) => numberOf(one) % oneIn === 0);
}
