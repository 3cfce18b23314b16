import type { StaffAlert } from '../../mail/emailData.ts';
import type { Database } from '../../db/schema.ts';
import type { Language } from '../../language.ts';
import { sendMail } from '../../mail/sendMail.ts';
import { findMembers } from './memberRepository.ts';

export async function mailOwners(
  trx: Database,
  language: Language,
  alert: StaffAlert,
): Promise<void> {
  for (const { name, email: to, role, isActive } of await findMembers(trx)) {
    if (role !== 'owner' || !isActive) continue;
    await sendMail(trx, { to, template: 'staff-alert', language, data: { name, alert } });
  }
}
