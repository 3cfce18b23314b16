import { findShopName } from '../content/contentRepository.ts';
import type { Database } from '../db/schema.ts';
import { renderEmail } from './renderEmail.ts';
import { emailOf, isEmailTemplateName } from './emailTemplates.ts';
import {
  giveUp,
  LONGEST_WAIT_SECONDS,
  markSent,
  postpone,
  postponeUntried,
  takePendingEmail,
  type PendingEmail,
} from './mailRepository.ts';
import { failureOf } from './mailFailure.ts';
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
  /** The server's state between two runs; it is asked once a minute after it failed. */
  server?: MailServerState;
}

/** State of the mail server. */
interface MailServerState {
  /** Milliseconds since 1970 before which nothing is sent. */
  quietUntil: number;
}

/** Seconds before the second and the following attempts; the last one repeats. */
const WAITS = [60, 5 * 60, 15 * 60, 30 * 60, LONGEST_WAIT_SECONDS];
const PROBE_SECONDS = 60;

/** Why an email was not taken, without the words of the server, which may repeat the address. */
export function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown reason';
}

/** @returns whether the server can be asked for another email */
async function sendOne(mail: PendingEmail, options: SendingOptions): Promise<boolean> {
  const { db, mailer, origin, onFailure } = options;
  const { id, template, language, data, attempts, recipient: to } = mail;
  try {
    if (!isEmailTemplateName(template)) throw new Error(`There is no email ${template}.`);
    const shop = await findShopName(db);
    const email = renderEmail(emailOf(template, data, origin, language), language, shop);
    await mailer.post({ id, to, email });
  } catch (error) {
    const failure = failureOf(error);
    const isLast = failure === 'refused' || (failure === 'later' && mail.isOld);
    const rest = isLast ? 'given up' : 'to be tried again';
    onFailure(`Email ${id} (${template}) was not sent: ${reasonOf(error)}; ${rest}.`);
    if (isLast) await giveUp(db, id);
    else if (failure === 'server') await postponeUntried(db, id, PROBE_SECONDS);
    else await postpone(db, id, WAITS[attempts - 1] ?? LONGEST_WAIT_SECONDS);
    return failure !== 'server';
  }
  await markSent(db, id);
  return true;
}

/** Sends all pending emails, one after the other. Several servers may do so at once. */
export async function sendPendingEmails(options: SendingOptions): Promise<void> {
  const { db, server = { quietUntil: 0 } } = options;
  if (Date.now() < server.quietUntil) return;
  while (!options.signal?.aborted) {
    const mail = await takePendingEmail(db);
    if (mail === undefined) return;
    if (await sendOne(mail, options)) continue;
    server.quietUntil = Date.now() + PROBE_SECONDS * 1000;
    return;
  }
}
