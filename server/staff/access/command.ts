import { rolePermissions } from '../../../contract/permissions.gen.ts';
import { emailKey } from '../../account/fields.ts';
import { FormRejection } from '../../account/formRejection.ts';
import type { Database } from '../../db/schema.ts';
import { staffPasswordLink } from '../../mail/emailTemplates.ts';
import { recordChange, type StaffChange } from '../changes/changeRepository.ts';
import { findMemberByEmail, findMembers, type Member } from './memberRepository.ts';
import { mailFactorsRemoved } from './accessMail.ts';
import { addMember, changeMember, inviteAgain, removeFactors } from './memberService.ts';
import type { Role } from '../staffDto.ts';

const ROLES = Object.keys(rolePermissions) as Role[];

const USAGE = `Usage: npm run staff -- add NAME MAIL ROLE   adds a member and prints a link to choose a password
       npm run staff -- link MAIL            prints another link; earlier ones end
       npm run staff -- disable MAIL         signs a member out, who can no longer sign in
       npm run staff -- without-second-factor MAIL   removes app and passkeys of a member who has lost them
       npm run staff -- list                 prints all members
Roles: ${ROLES.join(', ')}`;

const AUTHOR = { name: 'npm run staff' };

export type Command = (trx: Database, origin: string) => Promise<string>;

async function memberOfEmail(trx: Database, email: string): Promise<Member> {
  const member = await findMemberByEmail(trx, emailKey(email));
  if (member === undefined) throw new Error(`There is no member with the address ${email}.`);
  return member;
}

const record = (trx: Database, operation: string, change: StaffChange) =>
  recordChange(trx, AUTHOR, operation, change);

const linkText = (origin: string, { name }: Member, code: string) =>
  `${name} chooses a password here, once, within three days:\n${staffPasswordLink(origin, code)}`;

function add(name: string, email: string, roleName: string): Command {
  const role = ROLES.find((known) => known === roleName);
  if (role === undefined) throw new Error(`ROLE must be one of ${ROLES.join(', ')}.`);
  return async (trx, origin) => {
    const { member, code, change } = await addMember(trx, { name, email, role }, 'en');
    await record(trx, 'inviteMember', change);
    return linkText(origin, member, code);
  };
}

function link(email: string): Command {
  return async (trx, origin) => {
    const { id } = await memberOfEmail(trx, email);
    const { member, code, change } = await inviteAgain(trx, id);
    await record(trx, 'inviteMemberAgain', change);
    return linkText(origin, member, code);
  };
}

function disable(email: string): Command {
  return async (trx) => {
    const { id } = await memberOfEmail(trx, email);
    const { member, change } = await changeMember(trx, id, { isActive: false });
    if (change) await record(trx, 'changeMember', change);
    return `${member.name} can no longer sign in.`;
  };
}

function withoutSecondFactor(email: string): Command {
  return async (trx) => {
    const { id } = await memberOfEmail(trx, email);
    const { member, change } = await removeFactors(trx, id);
    await mailFactorsRemoved(trx, 'en', member);
    await record(trx, 'removeMemberSecondFactor', change);
    return `${member.name} signs in by password alone now, and was told so by mail.`;
  };
}

function list(): Command {
  return async (trx) => {
    const members = await findMembers(trx);
    if (members.length === 0) return 'There is no member yet.';
    const stateOf = ({ isActive, passwordHash }: Member) => {
      if (!isActive) return 'disabled';
      return passwordHash === null ? 'has no password yet' : 'may sign in';
    };
    return members
      .map((member) => [member.name, member.email, member.role, stateOf(member)].join('\t'))
      .join('\n');
  };
}

export function readCommand([verb, ...values]: readonly string[]): Command {
  const [first, second, third] = values;
  if (verb === 'list' && first === undefined) return list();
  if (verb === 'link' && first !== undefined && second === undefined) return link(first);
  if (verb === 'disable' && first !== undefined && second === undefined) return disable(first);
  if (verb === 'without-second-factor' && first !== undefined && second === undefined)
    return withoutSecondFactor(first);
  const isWhole = first !== undefined && second !== undefined && third !== undefined;
  if (verb === 'add' && isWhole && values.length === 3) return add(first, second, third);
  throw new Error(USAGE);
}

export function errorMessageOf(error: unknown): string {
  if (error instanceof FormRejection) {
    return Object.entries(error.errorIn('en'))
      .map(([field, text]) => `${field === 'email' ? 'MAIL' : 'NAME'}: ${text}`)
      .join('\n');
  }
  return error instanceof Error ? error.message : String(error);
}
