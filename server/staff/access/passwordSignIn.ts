import { AccountRejection } from '../../account/accountRejection.ts';
import { hashPassword, isOutdated, isPassword } from '../../account/signin/password.ts';
import type { Database } from '../../db/schema.ts';
import { findMemberByEmail, renewPasswordHash, type Member } from './memberRepository.ts';

export interface Proof {
  member: Member;
  hash: string;
}

/**
 * Verifies a password, in the same time for known, unknown and disabled members.
 * @returns undefined if the password is wrong or the member is unknown or disabled
 */
export async function provePassword(
  db: Database,
  emailKey: string,
  password: string,
): Promise<Proof | undefined> {
  const member = await findMemberByEmail(db, emailKey);
  const stored = (member?.isActive && member.passwordHash) || undefined;
  const isRight = await isPassword(password, stored);
  if (!isRight || member === undefined || stored === undefined) return undefined;
  return { member, hash: isOutdated(stored) ? await hashPassword(password) : stored };
}

/**
 * Locks the member until the end of the transaction.
 * @throws AccountRejection if the proof is no longer valid
 */
export async function lockProvenMember(trx: Database, { member, hash }: Proof): Promise<void> {
  if (!(await renewPasswordHash(trx, member, hash))) throw new AccountRejection('invalidSignIn');
}
