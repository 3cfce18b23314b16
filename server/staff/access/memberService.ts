import { assertValid, email, emailKey, line } from '../../account/fields.ts';
import { FormRejection } from '../../account/formRejection.ts';
import { deletePasskeys } from '../../account/signin/passkeyRepository.ts';
import { deleteSecondFactor } from '../../account/signin/secondFactorRepository.ts';
import type { Database } from '../../db/schema.ts';
import type { Language } from '../../language.ts';
import { RequestError } from '../../http/errors.ts';
import { texts } from '../../texts.ts';
import { changedValues } from '../changes/changedValues.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import { makeInvitation } from './invitation.ts';
import { deleteInvitation } from './invitationRepository.ts';
import {
  insertMember,
  lockActiveOwners,
  lockMember,
  updateMember,
  type Member,
  type MemberValues,
} from './memberRepository.ts';
import type { StaffDto } from '../staffDto.ts';
import { endStaffSessionsOf } from './staffSessionRepository.ts';

const NAME = { maximum: 200 };

interface ChangedMember {
  member: Member;
  change?: StaffChange;
}

interface InvitedMember {
  member: Member;
  code: string;
  change: StaffChange;
}

const changeOf = ({ id }: Member, before: object, after: object): StaffChange => ({
  subject: 'member',
  subjectId: id,
  before,
  after,
});

/**
 * Adds a member who can't sign in yet. Owners get emails about new orders.
 * @param language of those emails
 * @throws FormRejection if a value is invalid or the email address is taken
 */
export async function createMember(
  trx: Database,
  form: StaffDto['MemberForm'],
  language: Language,
): Promise<Omit<InvitedMember, 'code'>> {
  const { role } = form;
  const values = assertValid({ name: line(form.name, NAME), email: email(form.email) });
  const member = await insertMember(trx, {
    ...values,
    role,
    emailKey: emailKey(values.email),
    orderMail: role === 'owner' ? language : null,
  });
  if (member === undefined) throw new FormRejection({ email: texts.staff.emailTaken });
  return { member, change: changeOf(member, {}, { ...values, role, is_active: true }) };
}

/**
 * Adds a member with an invitation to set a password or passkey.
 * @throws FormRejection if a value is invalid or the email address is taken
 */
export async function addMember(
  trx: Database,
  form: StaffDto['MemberForm'],
  language: Language,
): Promise<InvitedMember> {
  const created = await createMember(trx, form, language);
  return { ...created, code: await makeInvitation(trx, created.member.id) };
}

export async function inviteAgain(trx: Database, id: string): Promise<InvitedMember> {
  const member = await lockMember(trx, id);
  if (member === undefined) throw new RequestError(404, texts.staff.noMember);
  if (!member.isActive) throw new RequestError(409, texts.staff.isDisabled);
  const code = await makeInvitation(trx, id);
  return { member, code, change: changeOf(member, {}, { is_link_sent: true }) };
}

const recorded = ({ name, role, isActive, orderMail }: MemberValues) => ({
  name,
  role,
  is_active: isActive,
  order_mail: orderMail !== null,
});

const isActiveOwner = ({ role, isActive }: MemberValues) => role === 'owner' && isActive;

/**
 * Changes a member. Disabling one ends all sessions and deletes the invitation.
 * @throws RequestError 404 if unknown, 409 for the last active owner
 * @throws FormRejection if the name is invalid
 */
export async function changeMember(
  trx: Database,
  id: string,
  change: Partial<MemberValues>,
): Promise<ChangedMember> {
  // Lock the owners before the member, always in this order, so that two changes cannot deadlock.
  const owners = await lockActiveOwners(trx);
  const before = await lockMember(trx, id);
  if (before === undefined) throw new RequestError(404, texts.staff.noMember);
  const { name } = assertValid({ name: line(change.name ?? before.name, NAME) });
  const member = { ...before, ...change, name };
  const isLastOwner = isActiveOwner(before) && !isActiveOwner(member) && owners.length <= 1;
  if (isLastOwner) throw new RequestError(409, texts.staff.lastOwner);
  const changed = changedValues(recorded(before), recorded(member));
  if (changed === undefined) return { member };
  await updateMember(trx, id, member);
  if (!member.isActive) {
    await endStaffSessionsOf(trx, id);
    await deleteInvitation(trx, id);
  }
  return { member, change: changeOf(member, changed.before, changed.after) };
}

/**
 * Removes a member's authenticator app, recovery codes and passkeys, and ends all sessions.
 * @throws RequestError 404 if unknown, 409 without a second factor
 */
export async function removeFactors(
  trx: Database,
  id: string,
): Promise<{ member: Member; change: StaffChange }> {
  const member = await lockMember(trx, id);
  if (member === undefined) throw new RequestError(404, texts.staff.noMember);
  if (!member.hasApp && !member.hasPasskey)
    throw new RequestError(409, texts.account.rejected.secondFactorIsOff);
  await deleteSecondFactor(trx, { kind: 'member', id });
  await deletePasskeys(trx, { kind: 'member', id });
  await endStaffSessionsOf(trx, id);
  return { member, change: changeOf(member, { second_factor: true }, { second_factor: false }) };
}
