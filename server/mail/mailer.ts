import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { hashOf } from '../session/secret.ts';
import { senderOf, type Mailbox } from './sender.ts';
import { mayBePlain, readSmtpUrl } from './smtpPlace.ts';
import type { RenderedEmail } from './renderEmail.ts';

export interface OutgoingEmail {
  id: string;
  to: string;
  email: RenderedEmail;
  files?: EmailFile[];
}

export interface EmailFile {
  filename: string;
  content: string | Buffer;
  contentType: string;
}

export interface Mailer {
  /** @throws if the email was not accepted; `classifyMailFailure` classifies the error */
  post(posted: OutgoingEmail): Promise<void>;
  close(): void;
}

export interface MailerSettings {
  smtpUrl: string | undefined;
  mailFrom: string;
  origin: string;
  dataDir: string;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

const HEADERS = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
};

/**
 * Builds a Message-ID that stays the same across attempts, so that email programs merge duplicates. The digest
 * distinguishes emails with the same id in different databases.
 */
function messageIdOf({ id, to, email }: OutgoingEmail, { address }: Mailbox): string {
  const token = hashOf(`${id} ${to} ${email.text}`).toString('hex').slice(0, 16);
  return `<mail-${id}.${token}${address.slice(address.lastIndexOf('@'))}>`;
}

/** Builds the calendar attachment. Email programs read the calendar method from its content type. */
function calendarFile(content: string): EmailFile {
  const [, method = 'PUBLISH'] = /^METHOD:(\w+)/m.exec(content) ?? [];
  return {
    filename: 'delivery.ics',
    content,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  };
}

function message(from: string, posted: OutgoingEmail) {
  const { to, email, files = [] } = posted;
  const { shop, replyTo, calendar, unsubscribeUrl, ...content } = email;
  const sender = senderOf(from, shop);
  return {
    ...content,
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    from: sender,
    to: { name: '', address: to },
    messageId: messageIdOf(posted, sender),
    attachments: [...(calendar === undefined ? [] : [calendarFile(calendar)]), ...files],
    headers: {
      ...HEADERS,
      // RFC 8058: mail programs show an unsubscribe button if both headers are there.
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function smtpTransport(url: string, origin: string) {
  const place = readSmtpUrl(url);
  if (place === undefined) throw new Error('SMTP_URL is not valid.');
  const { host, port, isSecure, login } = place;
  return createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && !mayBePlain(place),
    name: new URL(origin).hostname,
    ...(login && { auth: login, forceAuth: true }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
}

/**
 * Checks that the SMTP server accepts the connection and login. Sends no email.
 * @throws if the server rejects either
 */
export async function checkSmtp(url: string, origin: string): Promise<void> {
  const transport = smtpTransport(url, origin);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function smtpMailer(url: string, from: string, origin: string): Mailer {
  const transport = smtpTransport(url, origin);
  return {
    async post(posted) {
      await transport.sendMail(message(from, posted));
    },
    close: () => transport.close(),
  };
}

function fileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async post(posted) {
      const { message: bytes } = await transport.sendMail(message(from, posted));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
      const file = path.join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`);
      // Renames the finished file into place, so that readers of the folder see complete emails only.
      await writeFile(`${file}.part`, bytes, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}

export function openMailer({ smtpUrl, mailFrom, dataDir, origin }: MailerSettings): Mailer {
  if (smtpUrl !== undefined) return smtpMailer(smtpUrl, mailFrom, origin);
  return fileMailer(path.join(dataDir, 'outbox'), mailFrom);
}
