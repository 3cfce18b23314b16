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

/** A transport of a test, which takes or rejects emails. */
function listedOffice(post: (to: string) => void = () => undefined) {
  const taken: string[] = [];
  const mailer: Mailer = {
    async post(to) {
      post(to);
      taken.push(to);
    },
    close: () => undefined,
  };
  const failures: string[] = [];
  const options = { db, mailer, origin, onFailure: (what: string) => failures.push(what) };
  return { taken, failures, options };
}

const reject = () => {
  throw Object.assign(new Error('550 <a@example.com> no such user'), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
};

describe('the outbox', () => {
  it('sends each email once, however many servers look into it, and forgets its code', async () => {
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

  it('leaves the rest to another server once its own closes', async () => {
    for (const name of ['a', 'b']) await write(`${name}@example.com`);
    const closing = new AbortController();
    const { taken, options } = listedOffice(() => closing.abort());
    await sendPendingEmails({ ...options, signal: closing.signal });
    expect(taken).toEqual(['a@example.com']);
    await sendPendingEmails(options);
    expect(taken).toEqual(['a@example.com', 'b@example.com']);
  });

  it('sends nothing of a transaction that was undone', async () => {
    const undone = db.transaction().execute(async (trx) => {
      await write('a@example.com', trx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { taken, options } = listedOffice();
    await sendPendingEmails(options);
    expect(taken).toEqual([]);
  });

  it('tries again later and later, does not hold up other emails, and gives up at last', async () => {
    await write('a@example.com');
    await write('b@example.com');
    const { taken, failures, options } = listedOffice((to) => {
      if (to === 'a@example.com') reject();
    });
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await sendPendingEmails(options);
      const [row] = await rows();
      if (row?.given_up_at === null)
        waits.push(Math.round((row.next_try_at.getTime() - Date.now()) / 1000 / 30));
      await letDue();
    }
    expect(taken).toEqual(['b@example.com']);
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 120, 120]);
    expect(failures).toHaveLength(10);
    const [given] = await rows();
    expect(given).toMatchObject({ attempts: 10, sent_at: null, data: {} });
    // Whoever reads the log learns neither address nor code.
    expect(failures[0]).toMatch(
      /^Email \d+ \(verify-email\) was not sent: EENVELOPE 550; to be tried again\.$/,
    );
    expect(failures.join(' ')).not.toMatch(/example\.com|c0de/);
    expect(failures.at(-1)).toMatch(/given up\.$/);
  });

  it('forgets after a week what was dealt with', async () => {
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

describe('openPostOffice', () => {
  const email = {
    shop: 'Hill Pantry',
    subject: 'Été & fruits',
    text: 'Bonjour\n',
    html: '<p>Bonjour</p>',
  };

  it('hands emails to the server of SMTP_URL, signed in and with both forms', async () => {
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
    const mailer = openMailer({ smtpUrl, mailFrom, dataDir: '' });
    await mailer.post('meera@example.com', email);
    const strangers = openMailer({
      smtpUrl: smtpUrl.replace('p%40ss', 'wrong'),
      mailFrom,
      dataDir: '',
    });
    await expect(strangers.post('meera@example.com', email)).rejects.toThrow('Invalid login');
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
    expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(text).toMatch(/^Content-Type: text\/plain/m);
    expect(text).toMatch(/^Content-Type: text\/html/m);
  });

  it('writes emails as files otherwise, whole and for the owner alone', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'outbox-'));
    const mailer = openMailer({ smtpUrl: undefined, mailFrom, dataDir });
    await mailer.post('meera@example.com', email);
    await mailer.post('noor@example.com', email);
    const folder = path.join(dataDir, 'outbox');
    const names = await readdir(folder);
    expect(names).toHaveLength(2);
    expect(names.every((name) => name.endsWith('.eml'))).toBe(true);
    const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
    expect(texts.filter((text) => /^To: meera@example\.com\r$/m.test(text))).toHaveLength(1);
    await rm(dataDir, { recursive: true });
  });

  it('puts the shop’s name to a sender that is an address alone', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'outbox-'));
    const mailer = openMailer({ smtpUrl: undefined, mailFrom: 'hello@shop.example', dataDir });
    await mailer.post('meera@example.com', { ...email, shop: 'Hill, <Pantry>' });
    const folder = path.join(dataDir, 'outbox');
    const [name = ''] = await readdir(folder);
    const text = await readFile(path.join(folder, name), 'utf8');
    expect(text).toMatch(/^From: "Hill, <Pantry>" <hello@shop\.example>\r$/m);
    await rm(dataDir, { recursive: true });
  });

  it('lets no subject and no address write headers of their own', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'outbox-'));
    const mailer = openMailer({ smtpUrl: undefined, mailFrom, dataDir });
    const subject = 'Hello\r\nBcc: thief@example.com\r\n\r\nBody';
    await mailer.post('meera@example.com', { ...email, subject });
    await mailer.post('noor@example.com\r\nBcc: thief@example.com', email).catch(() => null);
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
