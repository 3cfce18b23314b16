import { invoiceFiles } from '../invoices/invoiceFiles.ts';
import { findShopName } from '../content/contentRepository.ts';
import type { Database } from '../db/schema.ts';
import { renderEmail } from './renderEmail.ts';
import { emailOf, isEmailTemplateName } from './emailTemplates.ts';
import {
  markFailed,
  LONGEST_WAIT_SECONDS,
  markSent,
  postpone,
  postponeWithoutAttempt,
  claimPendingEmail,
  type PendingEmail,
} from './mailRepository.ts';
import { classifyMailFailure } from './mailFailure.ts';
import type { Mailer } from './mailer.ts';

export interface SendingOptions {
  db: Database;
  mailer: Mailer;
  origin: string;
  /** Receives a message with the email's number, template and reason for each failed attempt. */
  onFailure: (what: string) => void;
  signal?: AbortSignal;
  server?: MailServerState;
}

interface MailServerState {
  /** Time in milliseconds since 1970 before which no email is sent. */
  quietUntil: number;
}

/** Seconds to wait before the second and each further attempt. The last value repeats. */
const WAITS = [60, 5 * 60, 15 * 60, 30 * 60, LONGEST_WAIT_SECONDS];
const PROBE_SECONDS = 60;

/** Describes an error by its codes only, because the server's message may contain the email address. */
export function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown reason';
}

/** @returns false if the mail server failed, so that the caller stops sending */
async function sendOne(mail: PendingEmail, options: SendingOptions): Promise<boolean> {
  const { db, mailer, origin, onFailure } = options;
  const { id, template, language, data, attempts, recipient: to } = mail;
  try {
    if (!isEmailTemplateName(template)) throw new Error(`There is no email ${template}.`);
    const shop = await findShopName(db);
    const email = renderEmail(emailOf(template, data, { origin, shop }, language), language, shop);
    await mailer.post({ id, to, email, files: await invoiceFiles(db, data) });
  } catch (error) {
    const failure = classifyMailFailure(error);
    const isLast = failure === 'refused' || (failure === 'later' && mail.isOld);
    const rest = isLast ? 'given up' : 'to be tried again';
    onFailure(`Email ${id} (${template}) was not sent: ${reasonOf(error)}; ${rest}.`);
    if (isLast) await markFailed(db, id);
    else if (failure === 'server') await postponeWithoutAttempt(db, id, PROBE_SECONDS);
    else await postpone(db, id, WAITS[attempts - 1] ?? LONGEST_WAIT_SECONDS);
    return failure !== 'server';
  }
  await markSent(db, id);
  return true;
}

/**
 * Sends all due emails, one after another. Stops and pauses if the mail server fails. Several servers may run it
 * concurrently.
 */
export async function sendPendingEmails(options: SendingOptions): Promise<void> {
  const { db, server = { quietUntil: 0 } } = options;
  if (Date.now() < server.quietUntil) return;
  while (!options.signal?.aborted) {
    const mail = await claimPendingEmail(db);
    if (mail === undefined) return;
    if (await sendOne(mail, options)) continue;
    server.quietUntil = Date.now() + PROBE_SECONDS * 1000;
    return;
  }
}
