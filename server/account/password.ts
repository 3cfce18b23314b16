import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** What a hash costs: about 30 MB and a tenth of a second. */
interface Cost {
  N: number;
  r: number;
  p: number;
}

const COST: Cost = { N: 2 ** 15, r: 8, p: 1 };
const HASH_BYTES = 32;
const SALT_BYTES = 16;
const FORMAT = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Where nobody has the password; as costly to compare with as any other. */
const NOBODYS = formatted(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));

function formatted({ N, r, p }: Cost, salt: Buffer, hash: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  const options = { N, r, p, maxmem: 2 * 128 * N * r };
  return new Promise((resolve, reject) => {
    // The same characters may come in several forms, depending on the keyboard.
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** A password as it is stored: method, cost, salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return formatted(COST, salt, await derive(password, salt, COST));
}

/** Whether it is the stored password. Without a stored one the answer is no, after the same work. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = FORMAT.exec(stored ?? NOBODYS) ?? [];
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost);
  const expected = Buffer.from(hash, 'base64url');
  const isSame = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isSame && stored !== undefined;
}

/** Whether the stored password should be rehashed, because the cost was raised since. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`scrypt$${COST.N}$${COST.r}$${COST.p}$`);
}
