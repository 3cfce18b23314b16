import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import type { EmailTemplateName } from './emailData.ts';
import type { EmailData } from './emailData.ts';

/** An email to be sent. */
export interface Mail<Template extends EmailTemplateName> {
  /** A mail address that was checked. */
  to: string;
  template: Template;
  language: Language;
  data: EmailData[Template];
}

/**
 * Puts an email into the outbox. It is sent after the transaction, by whichever server comes first, and not at all when the
 * transaction is undone.
 */
export async function sendMail<Template extends EmailTemplateName>(
  trx: Database,
  { to, template, language, data }: Mail<Template>,
): Promise<void> {
  await trx
    .insertInto('mail_outbox')
    .values({ recipient: to, template, language, data: JSON.stringify(data) })
    .execute();
}
