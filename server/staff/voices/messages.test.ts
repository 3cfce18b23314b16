import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { sql } from 'kysely';
import { sendMail } from '../../mail/sendMail.ts';
import type { Database } from '../../db/schema.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies } from '../../testing/insertProduct.ts';
import { openClient } from '../../testing/openClient.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import type { StaffDto } from '../staffDto.ts';

let db: Database;
let app: FastifyInstance;
let support: StaffClient;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await db
    .insertInto('content')
    .values({ name: 'config', body: JSON.stringify({ store_email: 'hello@hill.example' }) })
    .execute();
  app = await buildApp({ db });
  await insertStaff(app, 'support@example.com', 'support');
  support = await openStaffClient(app, 'support@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('contact_message').execute();
  await db.deleteFrom('rate_limit').execute();
});

async function write(message: string): Promise<void> {
  const client = await openClient(app);
  const form = { name: 'Meera Nair', email: 'Meera@example.com', order_number: 'RR-1', message };
  const answer = await client.post('content/contact', form, { 'accept-language': 'fr' });
  expect(answer.json()).toHaveProperty('status', 1);
}

const list = async (query: Record<string, string> = {}) =>
  (await support.call('GET', '/messages', { query })).json<StaffDto['StaffMessageList']>();

const change = (id: string, payload: StaffDto['StaffMessageChange']) =>
  support.call('PATCH', `/messages/${id}`, { payload });

const idAt = ({ messages }: StaffDto['StaffMessageList'], index: number) =>
  messages[index]?.id ?? '';

describe('contact messages in the staff area', () => {
  it('lists open messages oldest first and still sends the email', async () => {
    await write('Can the rice\r\ncome before noon?');
    await write('<script>alert(1)</script>');
    const { messages, has_more: hasMore } = await list();
    expect(hasMore).toBe(false);
    expect(messages).toMatchObject([
      {
        name: 'Meera Nair',
        email: 'Meera@example.com',
        order_number: 'RR-1',
        message: 'Can the rice\ncome before noon?',
        language: 'fr',
        is_answered: false,
        note: '',
      },
      { message: '<script>alert(1)</script>' },
    ]);
    const mails = await db
      .selectFrom('mail_outbox')
      .select('id')
      .where('template', '=', 'contact-message')
      .execute();
    expect(mails).toHaveLength(2);
  });

  it('pages through open and answered messages without duplicates', async () => {
    for (const text of ['one', 'two', 'three']) await write(text);
    const first = await list({ limit: '2' });
    expect(first.has_more).toBe(true);
    const rest = await list({ limit: '2', beyond: idAt(first, 1) });
    expect(rest).toMatchObject({ has_more: false, messages: [{ message: 'three' }] });
    for (const { id } of first.messages) await change(id, { is_answered: true });
    const answered = await list({ view: 'answered', limit: '1' });
    expect(answered).toMatchObject({ has_more: true, messages: [{ message: 'two' }] });
    const next = await list({ view: 'answered', beyond: idAt(answered, 0) });
    expect(next.messages.map(({ message }) => message)).toEqual(['one']);
  });

  it('marks messages as answered and adds notes, without logging their text', async () => {
    await write('Call 98450 12345.');
    const id = idAt(await list(), 0);
    expect((await change(id, { note: ' Called\u202e 98450 12345. ' })).json()).toMatchObject({
      note: 'Called 98450 12345.',
      is_answered: false,
    });
    const overtaken = await change(id, { note: 'Mailed.', from: '' });
    expect([overtaken.statusCode, overtaken.json<StaffDto['Problem']>().detail]).toEqual([
      409,
      expect.stringContaining('“Called 98450 12345.”'),
    ]);
    expect((await change(id, { note: 'Called 98450 12345.', from: '' })).statusCode).toBe(200);
    expect((await change(id, { is_answered: true })).statusCode).toBe(200);
    expect((await change(id, { is_answered: true })).statusCode).toBe(200);
    expect((await list()).messages).toEqual([]);
    expect((await change('999999', { is_answered: true })).statusCode).toBe(404);
    const { changes } = (
      await support.call('GET', '/changes', { query: { subject: 'message', subject_id: id } })
    ).json<StaffDto['ChangeList']>();
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [{ is_answered: false }, { is_answered: true }],
      [{}, { is_note_changed: true }],
    ]);
    expect(changes.map(({ operation }) => operation)).toEqual(['changeMessage', 'changeMessage']);
    expect(JSON.stringify(changes)).not.toContain('98450');
  });
});

describe('failed emails', () => {
  it('lists failed emails by subject and resends them as new', async () => {
    await sendMail(db, {
      to: 'meera@example.com',
      template: 'verify-email',
      language: 'fr',
      data: { firstname: 'Meera', code: 'abc' },
    });
    await sql`UPDATE mail_outbox SET given_up_at = now(), attempts = 9, created_at = now() - interval '5 days'
      WHERE recipient = 'meera@example.com'`.execute(db);
    const answer = await support.call('GET', '/failed-mails');
    const { mails } = answer.json<StaffDto['FailedMailList']>();
    expect(mails).toMatchObject([{ email: 'meera@example.com', language: 'fr' }]);
    expect(mails[0]?.subject).toMatch(/adresse/);
    const send = () => support.call('POST', `/failed-mails/${mails[0]?.id}/send`);
    expect((await send()).statusCode).toBe(204);
    expect((await send()).statusCode).toBe(404);
    const rows = await db
      .selectFrom('mail_outbox')
      .select(['given_up_at', 'attempts'])
      .where('recipient', '=', 'meera@example.com')
      .execute();
    expect(rows).toEqual([{ given_up_at: null, attempts: 0 }]);
  });
});
