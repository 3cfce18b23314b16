import { AccountRejection } from '../../account/accountRejection.ts';
import type { Database } from '../../db/schema.ts';
import type { Language } from '../../language.ts';
import { sendMail } from '../../mail/sendMail.ts';
import { hashOf, newSecret } from '../../session/secret.ts';
import {
  findInvitation,
  markInvitationUsed,
  storeInvitation,
  type Invitation,
} from './invitationRepository.ts';
import { findMemberByEmail, isInvited, lockMember, type Member } from './memberRepository.ts';

const INVITATION_HOURS = 3 * 24;
const RESET_HOURS = 1;

async function makeLink(trx: Database, memberId: string, hours: number): Promise<string> {
  const code = newSecret(32);
  await storeInvitation(trx, memberId, hashOf(code), hours);
  return code;
}

export async function makeInvitation(trx: Database, memberId: string): Promise<string> {
  return makeLink(trx, memberId, INVITATION_HOURS);
}

/**
 * Mails an active member a link to choose a new password. Members who have not accepted their invitation keep it.
 * @returns the member; undefined if nothing was mailed
 */
export async function mailPasswordLink(
  trx: Database,
  key: string,
  language: Language,
): Promise<Member | undefined> {
  const member = await findMemberByEmail(trx, key);
  if (!member?.isActive || isInvited(member)) return undefined;
  const { id, name, email: to } = member;
  const code = await makeLink(trx, id, RESET_HOURS);
  await sendMail(trx, { to, template: 'staff-reset-password', language, data: { name, code } });
  return member;
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
