import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import type { EmailTemplateName } from './emailData.ts';
import type { EmailData } from './emailData.ts';

export interface Mail<Template extends EmailTemplateName> {
  to: string;
  template: Template;
  language: Language;
  data: EmailData[Template];
}

/** Queues an email in the outbox. A background job sends it after the commit; a rollback discards it. */
export async function sendMail<Template extends EmailTemplateName>(
  trx: Database,
  { to, template, language, data }: Mail<Template>,
): Promise<void> {
  await trx
    .insertInto('mail_outbox')
    .values({ recipient: to, template, language, data: JSON.stringify(data) })
    .execute();
}
