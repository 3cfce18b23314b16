import type { EmailData, StaffAlert } from '../../mail/emailData.ts';
import type { Database } from '../../db/schema.ts';
import type { Language } from '../../language.ts';
import { sendMail } from '../../mail/sendMail.ts';
import { findMembers } from './memberRepository.ts';

export async function mailEachOwner<Template extends 'staff-alert' | 'payment-alert'>(
  trx: Database,
  language: Language,
  template: Template,
  dataOf: (name: string) => EmailData[Template],
): Promise<void> {
  for (const { name, email: to, role, isActive } of await findMembers(trx)) {
    if (role !== 'owner' || !isActive) continue;
    await sendMail(trx, { to, template, language, data: dataOf(name) });
  }
}

export async function mailOwners(
  trx: Database,
  language: Language,
  alert: StaffAlert,
): Promise<void> {
  await mailEachOwner(trx, language, 'staff-alert', (name) => ({ name, alert }));
}
