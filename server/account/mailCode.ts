import type { Database } from '../db/schema.ts';
import { hashOf, newSecret } from '../session/secret.ts';
import { AccountRejection } from './accountRejection.ts';
import {
  findCode,
  insertCode,
  markCodesUsed,
  type CodeOwner,
  type CodePurpose,
  type StoredCode,
} from './mailCodeRepository.ts';

const HOURS: Record<CodePurpose, number> = { verify: 24, reset: 1 };

/** Makes a code for a mailed link: good for a day (confirmation) or an hour (reset), and once. */
export async function makeCode(
  trx: Database,
  purpose: CodePurpose,
  owner: CodeOwner,
): Promise<string> {
  const code = newSecret(32);
  await insertCode(trx, hashOf(code), purpose, owner, HOURS[purpose]);
  return code;
}

/**
 * Uses up a code, and with it the others that were sent to the address for the same purpose.
 * @throws AccountRejection when it is unknown, used or expired
 */
export async function takeCode(
  trx: Database,
  purpose: CodePurpose,
  code: string,
): Promise<StoredCode> {
  const hash = hashOf(code.trim());
  const found = await findCode(trx, hash, purpose);
  if (found === undefined) throw new AccountRejection('codeUnknown');
  if (found.isUsed) throw new AccountRejection('codeUsed');
  if (found.isExpired) throw new AccountRejection('codeExpired');
  const used = await markCodesUsed(trx, purpose, found.emailKey);
  // Of two that come at once the second finds nothing unused.
  if (!used.some((other) => other.equals(hash))) throw new AccountRejection('codeUsed');
  return found;
}
