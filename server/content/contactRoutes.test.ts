import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { renderEmail } from '../mail/renderEmail.ts';
import { emailTemplates } from '../mail/emailTemplates.ts';
import { limits } from '../rateLimit/limits.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCurrencies } from '../testing/insertProduct.ts';
import { mailTo } from '../testing/mailTo.ts';
import { openClient, type TestClient } from '../testing/openClient.ts';

const SHOP = 'hello@hill.example';

let db: Database;
let app: FastifyInstance;
let client: TestClient;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  app = await buildApp({ db });
  client = await openClient(app);
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

const form = {
  name: 'Meera Nair',
  email: 'meera@example.com',
  order_number: 'RR-7K3QF-9XWMB',
  message: ' Can the rice\r\ncome before noon? ',
};

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await client.post('content/contact', fields, headers);
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

describe('sendContactMessage', () => {
  it('is rejected while the shop has no contact email [OPEN-04]', async () => {
    const { status, body } = await send(form);
    expect(status).toBe(200);
    expect(body).toEqual({ error: 'We can’t receive messages right now. Call us instead.' });
  });

  describe('with a contact email', () => {
    beforeAll(async () => {
      await db
        .insertInto('content')
        .values({ name: 'config', body: JSON.stringify({ store_email: SHOP }) })
        .execute();
    });

    it('emails the message to the shop [OPEN-04, CONFLICT-43]', async () => {
      const { body } = await send(form);
      expect(body).toMatchObject({ status: 1, success: expect.stringMatching(/^Thank you/) });
      expect(await mailTo(db, SHOP)).toEqual([
        {
          template: 'contact-message',
          language: 'en',
          data: {
            name: 'Meera Nair',
            email: 'meera@example.com',
            order_number: 'RR-7K3QF-9XWMB',
            message: 'Can the rice\ncome before noon?',
          },
        },
      ]);
    });

    it('sends one email for a repeated request [OPEN-04]', async () => {
      const before = (await mailTo(db, SHOP)).length;
      const twice = { ...form, email: 'twice@example.com' };
      const key = { 'idempotency-key': 'contact-0001' };
      await send(twice, key);
      expect((await send(twice, key)).body).toMatchObject({ status: 1 });
      expect(await mailTo(db, SHOP)).toHaveLength(before + 1);
    });

    it("returns errors by field in the visitor's language [OPEN-04]", async () => {
      const invalid = { name: ' ', email: 'meera', message: ' ', order_number: 'x'.repeat(31) };
      const english = await send(invalid);
      expect(Object.keys(english.body['error'] as object)).toEqual([
        'name',
        'email',
        'order_number',
        'message',
      ]);
      const { body } = await send(
        { ...form, message: 'x'.repeat(4001) },
        { 'accept-language': 'fr' },
      );
      expect(body['error']).toEqual({ message: 'Saisissez 4000 caractères au maximum' });
    });

    it('limits messages per hour from one email [OPEN-04]', async () => {
      const mine = { ...form, email: 'much@example.com' };
      for (let sent = 0; sent < limits.contactAddress.attempts; sent += 1) {
        expect((await send(mine)).body).toHaveProperty('status', 1);
      }
      const { body } = await send({ ...mine, email: 'MUCH@example.com' });
      expect(body['error']).toMatch(/^Too many attempts\. Try again in \d+ minutes\.$/);
      expect(body['retry_after']).toBeGreaterThan(0);
    });

    it('requires a session', async () => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/content/contact',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      });
      expect(answer.statusCode).toBe(401);
    });
  });
});

describe('the contact email', () => {
  const data = {
    name: '<b>Zoë</b>',
    email: 'zoe@example.com',
    order_number: '',
    message: 'One.\n\nTwo.',
  };

  it('has the sender as Reply-To and escapes HTML [OPEN-04]', () => {
    const { en, fr } = emailTemplates['contact-message'](data, 'https://shop.example');
    const { replyTo, html, text, subject } = renderEmail(en, 'en');
    expect(replyTo).toBe('zoe@example.com');
    expect(subject).toBe('Message from <b>Zoë</b>');
    expect(html).not.toContain('<b>');
    expect(html).toContain('href="mailto:zoe@example.com"');
    expect(text).toContain('One.\n\nTwo.');
    expect(text).not.toContain('Order');
    expect(renderEmail(fr, 'fr').subject).toBe('Message\u00a0: <b>Zoë</b>');
  });
});
