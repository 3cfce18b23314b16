import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/schema.ts';
import { languageOf, type Language } from '../../language.ts';
import { sendMail } from '../../mail/sendMail.ts';
import type { StaffMember } from './staffSession.ts';

type Told = Pick<StaffMember, 'name' | 'email'>;

/** Tells a member of a passkey that was added or removed, by whomever, in the language of who did it. */
export async function mailPasskeyChange(
  trx: Database,
  request: FastifyRequest,
  template: 'staff-passkey-added' | 'staff-passkey-removed',
  { name, email: to }: Told,
  passkey: string,
): Promise<void> {
  await sendMail(trx, {
    to,
    template,
    language: languageOf(request),
    data: { name, passkey },
  });
}

/** Tells a member that a password was chosen by a link. */
export async function mailPasswordChange(
  trx: Database,
  request: FastifyRequest,
  { name, email: to }: Told,
): Promise<void> {
  await sendMail(trx, {
    to,
    template: 'staff-password-changed',
    language: languageOf(request),
    data: { name },
  });
}

/** Mails a member that an owner removed app and passkeys. */
export async function mailFactorsRemoved(
  trx: Database,
  language: Language,
  { name, email: to }: Told,
): Promise<void> {
  const data = { kind: 'member', firstname: name } as const;
  await sendMail(trx, { to, template: 'second-factor-off', language, data });
}
