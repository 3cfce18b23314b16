import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/schema.ts';
import { resetAttempts } from '../../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../../rateLimit/networkOf.ts';
import type { AccountKind } from '../accountOwner.ts';
import { accountGuesser, accountKey } from './knownDevice.ts';

/** The limits that a guess of a password counts against, and whom it counts for in each. */
export async function passwordGuesses(
  db: Database,
  request: FastifyRequest,
  kind: AccountKind,
  emailKey: string,
): Promise<{ login: string; loginAccount: string; loginClient: string }> {
  const network = networkOf(request);
  return {
    login: `${accountKey(kind, emailKey)} ${network}`,
    loginAccount: await accountGuesser(db, request, kind, emailKey, 'password'),
    loginClient: network,
  };
}

/**
 * Lets in again whom guesses of strangers, or their own from here, keep out: the password is a new one. To be called before
 * the earlier browsers are forgotten.
 */
export async function forgetPasswordGuesses(
  trx: Database,
  request: FastifyRequest,
  kind: AccountKind,
  emailKey: string,
): Promise<void> {
  const { login, loginAccount } = await passwordGuesses(trx, request, kind, emailKey);
  await resetAttempts(trx, 'login', login);
  for (const whom of new Set([accountKey(kind, emailKey), loginAccount]))
    await resetAttempts(trx, 'loginAccount', whom);
}
