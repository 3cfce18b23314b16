import cluster from 'node:cluster';
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import fastq from 'fastq';
import { RequestError } from '../../http/errors.ts';
import { texts } from '../../texts.ts';

/** What a hash costs: 128 * N * r bytes, and time that grows with N, r and p. */
interface Cost {
  N: number;
  r: number;
  p: number;
}

/**
 * As hard as N = 2^17 with p = 1, the least that OWASP's Password Storage Cheat Sheet advises, in a quarter of the memory:
 * 32 MiB. Tests of other things than this lower it.
 */
export const passwordCost: Cost = { N: 2 ** 15, r: 8, p: 3 };

/** Of several workers each does half as much: there is one for each core, and pages need it, too. */
const SHARE = cluster.isWorker ? 2 : 1;

/** Hashing leaves two of Node's four threads to files and names. */
const AT_ONCE = 2 / SHARE;

/** More would wait longer than a shopper, and hold memory meanwhile. */
const MOST_WAITING = 30 / SHARE;

const queue = fastq.promise((hash: () => Promise<Buffer>) => hash(), AT_ONCE);

/** How many passwords wait to be hashed. */
export const waitingHashes = (): number => queue.length();

const scryptOf = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const HASH_BYTES = 32;
const SALT_BYTES = 16;
const FORMAT = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Where nobody has the password; as costly to compare with as any other. */
const nobodys = () => formatted(passwordCost, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));

function formatted({ N, r, p }: Cost, salt: Buffer, hash: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** @throws RequestError (503) when too many wait already */
async function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  if (queue.length() >= MOST_WAITING) throw new RequestError(503, texts.request.unavailable);
  const options = { N, r, p, maxmem: 2 * 128 * N * r };
  // The same characters may come in several forms, depending on the keyboard.
  const typed = password.normalize('NFKC');
  return queue.push(() => scryptOf(typed, salt, HASH_BYTES, options));
}

/** A password as it is stored: method, cost, salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return formatted(passwordCost, salt, await derive(password, salt, passwordCost));
}

/** Whether it is the stored password. Without a stored one the answer is no, after the same work. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = FORMAT.exec(stored ?? nobodys()) ?? [];
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost);
  const expected = Buffer.from(hash, 'base64url');
  const isSame = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isSame && stored !== undefined;
}

/** Whether the stored password should be rehashed, because the cost was raised since. */
export function isOutdated(stored: string): boolean {
  const { N, r, p } = passwordCost;
  return !stored.startsWith(`scrypt$${N}$${r}$${p}$`);
}
