import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { deleteOldMail } from './mailRepository.ts';
import { openMailer, type Mailer } from './mailer.ts';
import { sendMail } from './sendMail.ts';
import { sendPendingEmails } from './sendPendingEmails.ts';

let db: Database;
const origin = 'https://shop.example';
const mailFrom = 'Ridge & Root <hello@shop.example>';

beforeAll(async () => {
  db = await freshDatabase();
});

afterAll(() => db.destroy());

beforeEach(() => db.deleteFrom('mail_outbox').execute());

const write = (to: string, trx = db) =>
  sendMail(trx, {
    to,
    template: 'verify-email',
    language: 'en',
    data: { firstname: 'Meera', code: 'c0de' },
  });
const rows = () => db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
const letDue = () =>
  db
    .updateTable('mail_outbox')
    .set({ next_try_at: sql<Date>`now()` })
    .execute();

function listedOffice(post: (to: string) => void = () => undefined) {
  const taken: string[] = [];
  const mailer: Mailer = {
    async post({ to }) {
      post(to);
      taken.push(to);
    },
    close: () => undefined,
  };
  const failures: string[] = [];
  const options = { db, mailer, origin, onFailure: (what: string) => failures.push(what) };
  return { taken, failures, options };
}

const smtpError = (fields: object) =>
  Object.assign(new Error('<a@example.com> was not taken'), fields);

const AT_RCPT = { code: 'EENVELOPE', command: 'RCPT TO' };

describe('outbox', () => {
  it('sends each email once despite several servers, then deletes its code', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await write(`${name}@example.com`);
    const { taken, options } = listedOffice();
    await Promise.all([
      sendPendingEmails(options),
      sendPendingEmails(options),
      sendPendingEmails(options),
    ]);
    expect(taken.toSorted()).toEqual([
      'a@example.com',
      'b@example.com',
      'c@example.com',
      'd@example.com',
    ]);
    await letDue();
    await sendPendingEmails(options);
    expect(taken).toHaveLength(4);
    for (const row of await rows()) {
      expect(row.sent_at).not.toBeNull();
      expect(row.data).toEqual({});
    }
  });

  it('leaves the rest to another server when its own closes', async () => {
    for (const name of ['a', 'b']) await write(`${name}@example.com`);
    const closing = new AbortController();
    const { taken, options } = listedOffice(() => closing.abort());
    await sendPendingEmails({ ...options, signal: closing.signal });
    expect(taken).toEqual(['a@example.com']);
    await sendPendingEmails(options);
    expect(taken).toEqual(['a@example.com', 'b@example.com']);
  });

  it('sends no email of a rolled-back transaction', async () => {
    const undone = db.transaction().execute(async (trx) => {
      await write('a@example.com', trx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { taken, options } = listedOffice();
    await sendPendingEmails(options);
    expect(taken).toEqual([]);
  });

  it('retries with backoff, does not delay other emails and gives up after four days', async () => {
    await write('a@example.com');
    await write('b@example.com');
    const { taken, failures, options } = listedOffice((to) => {
      if (to === 'a@example.com')
        throw smtpError({ ...AT_RCPT, responseCode: 451, permanent: false });
    });
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await sendPendingEmails(options);
      const [row] = await rows();
      waits.push(Math.round(((row?.next_try_at.getTime() ?? 0) - Date.now()) / 60_000));
      await letDue();
    }
    expect(taken).toEqual(['b@example.com']);
    expect(waits).toEqual([1, 5, 15, 30, 60, 60]);
    await db
      .updateTable('mail_outbox')
      .set({ created_at: sql<Date>`now() - interval '97 hours'` })
      .execute();
    await sendPendingEmails(options);
    const [given] = await rows();
    expect(given).toMatchObject({ given_up_at: expect.any(Date), data: { code: 'c0de' } });
    expect(failures[0]).toMatch(
      /^Email \d+ \(verify-email\) was not sent: EENVELOPE 451; to be tried again\.$/,
    );
    expect(failures.join(' ')).not.toMatch(/example\.com|c0de/);
    expect(failures.at(-1)).toMatch(/given up\.$/);
  });

  async function sendTwo(error: object) {
    await write('a@example.com');
    await write('b@example.com');
    const tried: string[] = [];
    const { options } = listedOffice((to) => {
      tried.push(to);
      throw smtpError(error);
    });
    const server = { quietUntil: 0 };
    const send = () => sendPendingEmails({ ...options, server });
    await send();
    return { tried, server, send };
  }

  it.each([
    { ...AT_RCPT, responseCode: 550, permanent: true },
    { code: 'EMESSAGE', command: 'DATA', responseCode: 552, permanent: true },
    { code: 'EENVELOPE', command: 'DATA', responseCode: 554, permanent: true },
  ])('gives up an email that the server rejects permanently: %j', async (error) => {
    const { tried } = await sendTwo(error);
    expect(tried).toEqual(['a@example.com', 'b@example.com']);
    for (const row of await rows()) expect(row.given_up_at).not.toBeNull();
  });

  it.each([
    { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550, permanent: true },
    { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, permanent: true },
    { code: 'ETLS' },
    { code: 'ESOCKET' },
    { code: 'EDNS' },
    { code: 'ETIMEDOUT' },
    { code: 'ECONNECTION' },
    { code: 'EPROTOCOL' },
  ])('probes a failing server once a minute without counting attempts: %j', async (error) => {
    const { tried, server, send } = await sendTwo(error);
    await send();
    expect(tried).toEqual(['a@example.com']);
    const [first] = await rows();
    expect(first).toMatchObject({ attempts: 0, given_up_at: null });
    expect(server.quietUntil - Date.now()).toBeGreaterThan(50_000);
  });

  it('deletes emails a week after they were sent', async () => {
    await write('a@example.com');
    await write('b@example.com');
    await write('c@example.com');
    const [first, second] = await rows();
    const old = sql<Date>`now() - interval '8 days'`;
    await db
      .updateTable('mail_outbox')
      .set({ sent_at: old })
      .where('id', '=', first?.id ?? '')
      .execute();
    await db
      .updateTable('mail_outbox')
      .set({ created_at: old })
      .where('id', '=', second?.id ?? '')
      .execute();
    await deleteOldMail(db);
    expect((await rows()).map((row) => row.recipient)).toEqual(['b@example.com', 'c@example.com']);
  });
});

describe('openMailer', () => {
  const email = {
    shop: 'Hill Pantry',
    subject: 'Été & fruits',
    text: 'Bonjour\n',
    html: '<p>Bonjour</p>',
  };

  it('sends emails to the SMTP server, signed in and in both formats', async () => {
    const received: { from: string; to: string[]; text: string; user: unknown }[] = [];
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, callback) =>
        password === 'p@ss' ? callback(null, { user: username }) : callback(new Error('refused')),
      onData: (stream, session, callback) => {
        let text = '';
        stream.setEncoding('utf8').on('data', (part: string) => (text += part));
        stream.on('end', () => {
          const { mailFrom: sender, rcptTo } = session.envelope;
          const from = sender ? sender.address : '';
          received.push({
            from,
            to: rcptTo.map(({ address }) => address),
            text,
            user: session.user,
          });
          callback();
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    const smtpUrl = `smtp://shop:p%40ss@127.0.0.1:${port}`;
    const mailer = openMailer({ smtpUrl, mailFrom, dataDir: '', origin });
    await mailer.post({ id: '1', to: 'meera@example.com', email });
    const strangers = openMailer({
      smtpUrl: smtpUrl.replace('p%40ss', 'wrong'),
      mailFrom,
      dataDir: '',
      origin,
    });
    await expect(strangers.post({ id: '1', to: 'meera@example.com', email })).rejects.toThrow(
      'Invalid login',
    );
    mailer.close();
    strangers.close();
    await new Promise<void>((resolve) => server.close(resolve));
    expect(received).toEqual([
      {
        from: 'hello@shop.example',
        to: ['meera@example.com'],
        user: 'shop',
        text: expect.stringMatching(/^From: .*<hello@shop\.example>\r$/m),
      },
    ]);
    const text = received[0]?.text ?? '';
    expect(text).not.toMatch(/^List-Unsubscribe/m);
    expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(text).toMatch(/^X-Auto-Response-Suppress: OOF, AutoReply\r$/m);
    expect(text).toMatch(/^Message-ID: <mail-1\.[0-9a-f]{16}@shop\.example>\r$/m);
    expect(text).toMatch(/^Content-Type: text\/plain/m);
    expect(text).toMatch(/^Content-Type: text\/html/m);
  });

  it('writes emails as files if no SMTP server is configured', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'outbox-'));
    const mailer = openMailer({ smtpUrl: undefined, mailFrom, dataDir, origin });
    await mailer.post({ id: '1', to: 'meera@example.com', email });
    await mailer.post({ id: '2', to: 'noor@example.com', email });
    const folder = path.join(dataDir, 'outbox');
    const names = await readdir(folder);
    expect(names).toHaveLength(2);
    expect(names.every((name) => name.endsWith('.eml'))).toBe(true);
    const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
    expect(texts.filter((text) => /^To: meera@example\.com\r$/m.test(text))).toHaveLength(1);
    await rm(dataDir, { recursive: true });
  });

  it('uses the shop’s name as sender name, and adds the calendar and unsubscribe headers', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'outbox-'));
    const mailer = openMailer({
      smtpUrl: undefined,
      mailFrom: 'hello@shop.example',
      dataDir,
      origin,
    });
    await mailer.post({
      id: '1',
      to: 'meera@example.com',
      email: {
        ...email,
        shop: 'Hill, <Pantry>',
        calendar: 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR',
        unsubscribeUrl: 'https://shop.example/alerts/stop?code=abc',
      },
    });
    const folder = path.join(dataDir, 'outbox');
    const [name = ''] = await readdir(folder);
    const text = await readFile(path.join(folder, name), 'utf8');
    expect(text).toMatch(/^From: "Hill, <Pantry>" <hello@shop\.example>\r$/m);
    expect(text).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=CANCEL/m);
    expect(text).toMatch(
      /^List-Unsubscribe: <https:\/\/shop\.example\/alerts\/stop\?code=abc>\r$/m,
    );
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    await rm(dataDir, { recursive: true });
  });

  it('prevents header injection by subject and address', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'outbox-'));
    const mailer = openMailer({ smtpUrl: undefined, mailFrom, dataDir, origin });
    const subject = 'Hello\r\nBcc: thief@example.com\r\n\r\nBody';
    await mailer.post({ id: '1', to: 'meera@example.com', email: { ...email, subject } });
    await mailer
      .post({ id: '2', to: 'noor@example.com\r\nBcc: thief@example.com', email })
      .catch(() => null);
    const folder = path.join(dataDir, 'outbox');
    const names = await readdir(folder);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const text = await readFile(path.join(folder, name), 'utf8');
      expect(text.split('\r\n\r\n', 1)[0]).not.toMatch(/^Bcc:/im);
    }
    await rm(dataDir, { recursive: true });
  });
});
