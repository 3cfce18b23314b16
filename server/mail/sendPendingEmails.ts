import { findShopName } from '../content/contentRepository.ts';
import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import { renderEmail, type Email } from './renderEmail.ts';
import { emailTemplates, type EmailTemplateName } from './emailTemplates.ts';
import {
  giveUp,
  LONGEST_WAIT_SECONDS,
  markSent,
  postpone,
  takePendingEmail,
  type PendingEmail,
} from './mailRepository.ts';
import type { Mailer } from './mailer.ts';

export interface SendingOptions {
  db: Database;
  mailer: Mailer;
  /** Scheme and host that links lead to. */
  origin: string;
  /** Notified of an email that could not be sent, by its number and kind alone. */
  onFailure: (what: string) => void;
  /** Ends it after the email in hand. */
  signal?: AbortSignal;
}

const MAX_ATTEMPTS = 10;
const FIRST_WAIT_SECONDS = 30;

function isEmailTemplateName(name: string): name is EmailTemplateName {
  return Object.hasOwn(emailTemplates, name);
}

function emailOf(name: EmailTemplateName, data: object, origin: string, language: Language): Email {
  // The outbox keeps what `sendMail` was given for this name.
  const write = emailTemplates[name] as (data: object, origin: string) => Record<Language, Email>;
  return write(data, origin)[language];
}

/** Why an email was not taken, without the words of the server, which may repeat the address. */
export function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown reason';
}

async function sendOne(mail: PendingEmail, options: SendingOptions): Promise<void> {
  const { db, mailer, origin, onFailure } = options;
  const { id, template, language, data, attempts } = mail;
  try {
    if (!isEmailTemplateName(template)) throw new Error(`There is no email ${template}.`);
    await mailer.post(
      mail.recipient,
      renderEmail(emailOf(template, data, origin, language), language, await findShopName(db)),
    );
  } catch (error) {
    const isLast = attempts >= MAX_ATTEMPTS;
    const rest = isLast ? 'given up' : 'to be tried again';
    onFailure(`Email ${id} (${template}) was not sent: ${reasonOf(error)}; ${rest}.`);
    const wait = Math.min(FIRST_WAIT_SECONDS * 2 ** (attempts - 1), LONGEST_WAIT_SECONDS);
    await (isLast ? giveUp(db, id) : postpone(db, id, wait));
    return;
  }
  await markSent(db, id);
}

/** Sends all pending emails, one after the other. Several servers may do so at once. */
export async function sendPendingEmails(options: SendingOptions): Promise<void> {
  while (!options.signal?.aborted) {
    const mail = await takePendingEmail(options.db);
    if (mail === undefined) return;
    await sendOne(mail, options);
  }
}
