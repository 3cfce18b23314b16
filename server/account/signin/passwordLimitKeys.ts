import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/schema.ts';
import { resetAttempts } from '../../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../../rateLimit/networkOf.ts';
import type { AccountKind } from '../accountOwner.ts';
import { guessLimitKey, accountKey } from './knownDevice.ts';

export async function passwordLimitKeys(
  db: Database,
  request: FastifyRequest,
  kind: AccountKind,
  emailKey: string,
): Promise<{ login: string; loginAccount: string; loginClient: string }> {
  const network = networkOf(request);
  return {
    login: `${accountKey(kind, emailKey)} ${network}`,
    loginAccount: await guessLimitKey(db, request, kind, emailKey, 'password'),
    loginClient: network,
  };
}

/** Resets the account's sign-in limits after a password reset. Call it before deleting known devices. */
export async function resetPasswordLimits(
  trx: Database,
  request: FastifyRequest,
  kind: AccountKind,
  emailKey: string,
): Promise<void> {
  const { login, loginAccount } = await passwordLimitKeys(trx, request, kind, emailKey);
  await resetAttempts(trx, 'login', login);
  for (const whom of new Set([accountKey(kind, emailKey), loginAccount]))
    await resetAttempts(trx, 'loginAccount', whom);
}
