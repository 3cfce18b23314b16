import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { RenderedEmail } from './renderEmail.ts';

/** Where emails go. */
export interface Mailer {
  /** @throws when the email was not taken; it may be tried again */
  post(to: string, email: RenderedEmail): Promise<void>;
  close(): void;
}

export interface MailerSettings {
  /** SMTP server; undefined for files. */
  smtpUrl: string | undefined;
  /** Sender, as a mail header names it; an address alone goes with the shop's name. */
  mailFrom: string;
  /** Folder whose `outbox` takes the emails as files. */
  dataDir: string;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** Headers that keep answering machines quiet. */
const HEADERS = { 'Auto-Submitted': 'auto-generated' };

// As an object an address is taken whole, whatever characters it has.
const message = (from: string, to: string, { shop, replyTo, ...email }: RenderedEmail) => ({
  ...email,
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  from: from.includes('<') ? from : { name: shop, address: from },
  to: { name: '', address: to },
  headers: HEADERS,
  disableFileAccess: true,
  disableUrlAccess: true,
});

function smtpTransport(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  return createTransport({
    host: hostname,
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
}

/** Tries whether an SMTP server answers and knows us, without sending anything. @throws when it does not */
export async function checkSmtp(url: string): Promise<void> {
  const transport = smtpTransport(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function smtpOffice(url: string, from: string): Mailer {
  const transport = smtpTransport(url);
  return {
    async post(to, email) {
      await transport.sendMail(message(from, to, email));
    },
    close: () => transport.close(),
  };
}

function fileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async post(to, email) {
      const { message: bytes } = await transport.sendMail(message(from, to, email));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
      const file = path.join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`);
      // Renamed into place, so that whoever watches the folder sees whole emails.
      await writeFile(`${file}.part`, bytes, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}

/** Sends by SMTP where a server is named, else writes files into the outbox. Opens nothing before the first email. */
export function openMailer({ smtpUrl, mailFrom, dataDir }: MailerSettings): Mailer {
  if (smtpUrl !== undefined) return smtpOffice(smtpUrl, mailFrom);
  return fileMailer(path.join(dataDir, 'outbox'), mailFrom);
}
