import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/schema.ts';
import { languageOf, type Language } from '../../language.ts';
import { sendMail } from '../../mail/sendMail.ts';
import type { StaffMember } from './staffSession.ts';

type MailRecipient = Pick<StaffMember, 'name' | 'email'>;

export async function mailPasskeyChange(
  trx: Database,
  request: FastifyRequest,
  template: 'staff-passkey-added' | 'staff-passkey-removed',
  { name, email: to }: MailRecipient,
  passkey: string,
): Promise<void> {
  await sendMail(trx, {
    to,
    template,
    language: languageOf(request),
    data: { name, passkey },
  });
}

export async function mailPasswordChange(
  trx: Database,
  request: FastifyRequest,
  { name, email: to }: MailRecipient,
): Promise<void> {
  await sendMail(trx, {
    to,
    template: 'staff-password-changed',
    language: languageOf(request),
    data: { name },
  });
}

export async function mailFactorsRemoved(
  trx: Database,
  language: Language,
  { name, email: to }: MailRecipient,
): Promise<void> {
  const data = { kind: 'member', firstname: name } as const;
  await sendMail(trx, { to, template: 'second-factor-off', language, data });
}
