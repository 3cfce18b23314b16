import { AccountRejection } from '../../account/accountRejection.ts';
import type { Database } from '../../db/schema.ts';
import { hashOf, newSecret } from '../../session/secret.ts';
import {
  findInvitation,
  markInvitationUsed,
  storeInvitation,
  type Invitation,
} from './invitationRepository.ts';
import { lockMember, type Member } from './memberRepository.ts';

export async function makeInvitation(trx: Database, memberId: string): Promise<string> {
  const code = newSecret(32);
  await storeInvitation(trx, memberId, hashOf(code));
  return code;
}

/**
 * Finds the invitation of a link.
 * @throws AccountRejection if the link is unknown, used or expired
 */
export async function readInvitation(db: Database, code: string): Promise<Invitation> {
  const found = await findInvitation(db, hashOf(code.trim()));
  if (found === undefined) throw new AccountRejection('codeUnknown');
  if (found.isUsed) throw new AccountRejection('codeUsed');
  if (found.isExpired) throw new AccountRejection('codeExpired');
  return found;
}

/**
 * Marks a link as used and locks its member until the end of the transaction.
 * @throws AccountRejection if the link is unknown, used or expired
 */
export async function takeInvitation(trx: Database, code: string): Promise<Member> {
  const { memberId } = await readInvitation(trx, code);
  const member = await lockMember(trx, memberId);
  if (!member?.isActive) throw new AccountRejection('codeUnknown');
  // The second of two concurrent requests finds the link used.
  if (!(await markInvitationUsed(trx, hashOf(code.trim())))) throw new AccountRejection('codeUsed');
  return member;
}
