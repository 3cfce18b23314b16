import { createHash } from 'node:crypto';

/** Whether `npm run test:full` runs this, which tries every case. */
const isFull = process.env.TESTS === 'full';

/**
 * Returns the cases of a table that `npm test` tries: one in so many, by a hash of their names, or all in `npm run test:full`.
 * A file that uses it is called `….sampled.test.ts`.
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
