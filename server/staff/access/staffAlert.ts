import type { StaffAlert } from '../../mail/emailData.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/schema.ts';
import { languageOf } from '../../language.ts';
import { sendMail } from '../../mail/sendMail.ts';
import { findMembers } from './memberRepository.ts';

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
