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

/** Creates a single-use code for a mailed link, valid for a day (confirmation) or an hour (reset). */
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
 * Marks a mailed code as used, with all other codes of the same address and purpose.
 * @throws AccountRejection if the code is unknown, used or expired
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
  // If two requests race, the second finds no unused code.
  if (!used.some((other) => other.equals(hash))) throw new AccountRejection('codeUsed');
  return found;
}
