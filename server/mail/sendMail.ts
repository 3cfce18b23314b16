import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import type { LetterData, LetterName } from './letters.ts';

/** A letter to be sent. */
export interface Mail<Template extends LetterName> {
  /** A mail address that was checked. */
  to: string;
  template: Template;
  language: Language;
  data: LetterData[Template];
}

/**
 * Puts a letter into the outbox. It is sent after the transaction, by whichever server comes first, and not at all when the
 * transaction is undone.
 */
export async function sendMail<Template extends LetterName>(
  trx: Database,
  { to, template, language, data }: Mail<Template>,
): Promise<void> {
  await trx
    .insertInto('mail_outbox')
    .values({ recipient: to, template, language, data: JSON.stringify(data) })
    .execute();
}
