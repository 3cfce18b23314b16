import cluster from 'node:cluster';
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import fastq from 'fastq';
import { RequestError } from '../../http/errors.ts';
import { texts } from '../../texts.ts';

/** Scrypt parameters: 128 * N * r bytes of memory; time grows with N, r and p. */
interface Cost {
  N: number;
  r: number;
  p: number;
}

/**
 * As hard as N = 2^17 with p = 1, OWASP's minimum, in a quarter of the memory: 32 MiB. Tests of other features
 * lower it.
 */
export const passwordCost: Cost = { N: 2 ** 15, r: 8, p: 3 };

/** Divisor of the limits below. There is one worker per core, and page rendering needs the core too. */
const SHARE = cluster.isWorker ? 2 : 1;

/** Maximum number of parallel hashes: leaves two of Node's four pool threads to file access and DNS. */
const AT_ONCE = 2 / SHARE;

/** Maximum queue length: in a longer queue, customers would wait too long and requests would hold memory. */
const MOST_WAITING = 30 / SHARE;

const queue = fastq.promise((hash: () => Promise<Buffer>) => hash(), AT_ONCE);

export const waitingHashes = (): number => queue.length();

const scryptOf = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const HASH_BYTES = 32;
const SALT_BYTES = 16;
const FORMAT = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

const dummyHash = () => formatted(passwordCost, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));

function formatted({ N, r, p }: Cost, salt: Buffer, hash: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** @throws RequestError 503 if the queue is full */
async function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  if (queue.length() >= MOST_WAITING) throw new RequestError(503, texts.request.unavailable);
  const options = { N, r, p, maxmem: 2 * 128 * N * r };
  // Keyboards produce different Unicode forms of the same characters.
  const typed = password.normalize('NFKC');
  return queue.push(() => scryptOf(typed, salt, HASH_BYTES, options));
}

export const unusablePassword = (): string =>
  formatted(passwordCost, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return formatted(passwordCost, salt, await derive(password, salt, passwordCost));
}

/** Compares a password with its stored hash. Without a stored hash, does the same work, against timing attacks. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = FORMAT.exec(stored ?? dummyHash()) ?? [];
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost);
  const expected = Buffer.from(hash, 'base64url');
  const isSame = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isSame && stored !== undefined;
}

export function isOutdated(stored: string): boolean {
  const { N, r, p } = passwordCost;
  return !stored.startsWith(`scrypt$${N}$${r}$${p}$`);
}
