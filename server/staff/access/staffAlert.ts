import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/schema.ts';
import { languageOf } from '../../language.ts';
import { sendMail } from '../../mail/sendMail.ts';
import { findMembers } from './memberRepository.ts';

/** A change that could be a thief's first. */
export interface StaffAlert {
  kind: 'invited' | 'access' | 'factor' | 'bank' | 'export';
  /** Name of the member who made it. */
  by: string;
  /** Name of the member it is about; empty for none. */
  about: string;
}

/** Mails all owners, in the language of the request. */
export async function mailOwners(
  trx: Database,
  request: FastifyRequest,
  alert: StaffAlert,
): Promise<void> {
  const language = languageOf(request);
  for (const { name, email: to, role, isActive } of await findMembers(trx)) {
    if (role !== 'owner' || !isActive) continue;
    await sendMail(trx, { to, template: 'staff-alert', language, data: { name, alert } });
  }
}
