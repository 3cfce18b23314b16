import { sql } from 'kysely';
import { URI, type TOTP } from 'otpauth';
import type { FastifyInstance } from 'fastify';
import type { components } from '../../contract/types.gen.ts';
import { buildApp } from '../app.ts';
import {
  applyScheduledSales,
  specialColumns,
  removeEarlySales,
} from '../catalog/scheduledSales.ts';
import type { Database } from '../db/schema.ts';
import { insertEmptyShop } from '../demo/emptyShop.ts';
import { sendMail } from '../mail/sendMail.ts';
import type { OutgoingEmail } from '../mail/mailer.ts';
import { sendPendingEmails } from '../mail/sendPendingEmails.ts';
import { lapseOrders } from '../orders/payment/lapseOrders.ts';
import { makeNextPicture } from '../pictures/makeNextPicture.ts';
import { insertUpload } from '../pictures/pictureRepository.ts';
import type { PictureStore } from '../pictures/pictureStore.ts';
import { DEFAULT_SETTINGS } from '../shopSettings.ts';
import { publishDueContent } from '../staff/content/contentPublication.ts';
import type { StaffDto } from '../staff/staffDto.ts';
import { insertDelivery, openFromMail, order, openClientWithCart } from '../testing/checkout.ts';
import { freshEmbedded } from '../testing/freshEmbedded.ts';
import { insertCustomer, PASSWORD } from '../testing/insertCustomer.ts';
import { insertProduct } from '../testing/insertProduct.ts';
import { moveClock } from '../testing/movedClock.ts';
import { BY_CARD, stripeGateways } from '../testing/onlineOrders.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../testing/openStaffClient.ts';
import { openClient } from '../testing/openClient.ts';
import { signInClient } from '../testing/signInClient.ts';

type Dto = components['schemas'];

const HOUR_MS = 3_600_000;
const HALF_MINUTE_MS = 30_000;
const ZONE = 'Asia/Kolkata';
const STOCK = 10;

const SETUP_MS = 300_000;

let db: Database;
let app: FastifyInstance;
let editor: StaffClient;
let serial = 0;

beforeAll(async () => {
  db = await freshEmbedded();
  await insertEmptyShop(db);
  await insertDelivery(db);
  const { id } = await db
    .insertInto('collection')
    .values({ handle: 'goods' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('collection_text')
    .values({ collection_id: id, language: 'en', name: 'Goods' })
    .execute();
  app = await buildApp({
    db,
    settings: { ...DEFAULT_SETTINGS, timeZone: ZONE, gateways: stripeGateways },
  });
  await insertStaff(app, 'editor@example.com', 'editor');
  editor = await openStaffClient(app, 'editor@example.com');
}, SETUP_MS);

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(() => {
  serial += 1;
});

afterEach(() => moveClock(0));

const newProduct = () =>
  insertProduct(db, { handle: `tea-${serial}`, name: 'Tea', priceMinor: 100_00, stock: STOCK });

const lapse = () =>
  lapseOrders(
    db,
    { ...DEFAULT_SETTINGS, timeZone: ZONE },
    { onFailure: (error) => expect(error).toBeUndefined() },
  );

async function publishDue(): Promise<void> {
  const failures: unknown[] = [];
  await publishDueContent(db, (error) => failures.push(error));
  expect(failures).toEqual([]);
}

it('moves the clock of server and database together', async () => {
  moveClock(24 * HOUR_MS);
  const { rows } = await sql<{ now: Date }>`SELECT now() AS now`.execute(db);
  expect(Math.abs(Date.now() - (rows[0]?.now.getTime() ?? 0))).toBeLessThan(HOUR_MS);
});

describe.each([
  ['an hour ahead', HOUR_MS],
  ['a day ahead', 24 * HOUR_MS],
  ['an hour back', -HOUR_MS],
  ['a day back', -24 * HOUR_MS],
])('a clock that jumps %s and returns', (_jump, byMs) => {
  const isAhead = byMs > 0;

  it('cancels unpaid orders by the new time, once', async () => {
    const { id } = await newProduct();
    const client = await openClientWithCart(app, id, 4);
    const email = `guest-${serial}@example.com`;
    const placed = await order(client, { ...BY_CARD, email });
    const { number = '' } = placed;
    await openFromMail(db, client, placed);
    const seen = async () => {
      const stored = db.selectFrom('shop_order').where('number', '=', number);
      const { status } = await stored.select('status').executeTakeFirstOrThrow();
      const product = db.selectFrom('product').where('id', '=', id);
      const { stock } = await product.select('stock').executeTakeFirstOrThrow();
      const mails = db.selectFrom('mail_outbox').where('template', '=', 'order-cancelled');
      const told = await mails.where('recipient', '=', email).select('id').execute();
      return { status, stock, told: told.length };
    };
    const waiting = { status: 'placed', stock: STOCK - 4, told: 0 };
    const lapsed = { status: 'cancelled', stock: STOCK, told: 1 };

    moveClock(byMs);
    await lapse();
    await lapse();
    expect(await seen()).toEqual(isAhead ? lapsed : waiting);
    moveClock(0);
    await lapse();
    expect(await seen()).toEqual(isAhead ? lapsed : waiting);
    moveClock(HOUR_MS + HALF_MINUTE_MS);
    await lapse();
    await lapse();
    expect(await seen()).toEqual(lapsed);
  });

  it('accepts app codes of the new time, each once', async () => {
    const email = `meera-${serial}@example.com`;
    await insertCustomer(db, email);
    const client = await signInClient(app, email);
    const setup = await client.post('account/second_factor/setup', { password: PASSWORD });
    const secrets = setup.json<Dto['SecondFactorSecrets']>();
    const totp = URI.parse(secrets.secret ?? '') as TOTP;
    const shown = (aheadMs = 0) => totp.generate({ timestamp: Date.now() + aheadMs });
    const confirmed = await client.post('account/second_factor/confirm', { code: shown() });
    expect(confirmed.json()).toMatchObject({ status: 1 });
    const signIn = async (code: string) => {
      const form = { email, password: PASSWORD, code };
      return (await (await openClient(app)).post('account/login', form)).json<object>();
    };

    moveClock(byMs);
    const code = shown();
    expect(await signIn(code)).toMatchObject({ status: 1 });
    expect(await signIn(code)).not.toMatchObject({ status: 1 });
    moveClock(0);
    // The current one-time code was used to confirm the second factor, so take the code of the next 30 seconds.
    const next = shown(HALF_MINUTE_MS);
    expect(await signIn(next)).toMatchObject({ status: 1 });
    expect(await signIn(next)).not.toMatchObject({ status: 1 });
  });

  it.each([
    ['is to begin', 0.5, 12, byMs === HOUR_MS, false],
    ['has begun', -0.5, 12, byMs === HOUR_MS, byMs !== 24 * HOUR_MS],
  ])(
    'a sale price that %s is charged and listed by the new time',
    async (_what, from, until, isThen, isAfter) => {
      const { id } = await newProduct();
      const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
      const special = { minor: 80_00, from: at(from), until: at(until) };
      await db.updateTable('product').set(specialColumns(special)).where('id', '=', id).execute();
      const seen = async () => {
        await applyScheduledSales(db);
        await removeEarlySales(db);
        const answer = await app.inject(`/api/product/product?product_slug=tea-${serial}`);
        const product = db.selectFrom('product').where('id', '=', id);
        const { paid_minor: listed } = await product.select('paid_minor').executeTakeFirstOrThrow();
        return { shown: Boolean(answer.json<Dto['Product']>().special), listed };
      };
      const holds = (does: boolean) => ({ shown: does, listed: does ? 80_00 : 100_00 });

      moveClock(byMs);
      expect(await seen()).toEqual(holds(isThen));
      moveClock(0);
      expect(await seen()).toEqual(holds(isAfter));
    },
  );

  it('publishes a scheduled page by the new time, once', async () => {
    const path = '/content/page/contact';
    const before = (await editor.call('GET', path)).json<StaffDto['StaffContent']>();
    const title = `Sooner ${serial}`;
    const texts = { ...before.values.texts, en: { ...before.values.texts.en, title } };
    const payload = { version: before.version, values: { ...before.values, texts } };
    const draft = (await editor.call('PUT', path, { payload })).json<StaffDto['StaffContent']>();
    const time = new Date(Date.now() + HOUR_MS / 2).toISOString();
    const planned = { payload: { version: draft.version, publish_at: time } };
    expect((await editor.call('POST', `${path}/publication`, planned)).statusCode).toBe(200);
    const versions = db.selectFrom('content_version').where('handle', '=', 'contact').select('id');
    const had = (await versions.execute()).length;
    const isShown = async () => {
      const answer = await app.inject('/api/content/page?handle=contact');
      return answer.json<Dto['ContentPage']>().title === title;
    };

    moveClock(byMs);
    await publishDue();
    expect(await isShown()).toBe(isAhead);
    moveClock(0);
    await publishDue();
    expect(await isShown()).toBe(isAhead);
    moveClock(HOUR_MS);
    await publishDue();
    await publishDue();
    expect(await isShown()).toBe(true);
    // The first publication also stores the previous content as a version.
    expect((await versions.execute()).length - had).toBeLessThanOrEqual(had === 0 ? 2 : 1);
  });

  it('sends an email once', async () => {
    const to = `mail-${serial}@example.com`;
    const taken: string[] = [];
    const mailer = {
      post: async ({ to: recipient }: OutgoingEmail) => void taken.push(recipient),
      close: () => undefined,
    };
    const send = () =>
      sendPendingEmails({ db, mailer, origin: 'https://shop.example', onFailure: fail });
    const fail = (what: string) => expect(what).toBe('');
    const data = { firstname: 'Meera', code: 'c0de' };
    await sendMail(db, { to, template: 'verify-email', language: 'en', data });

    for (const movedBy of [byMs, byMs, 0, HOUR_MS]) {
      moveClock(movedBy);
      await send();
      expect(taken.filter((recipient) => recipient === to)).toHaveLength(1);
    }
  });

  it('retries a failed email within an hour', async () => {
    const to = `later-${serial}@example.com`;
    let attempts = 0;
    const mailer = {
      post: async ({ to: recipient }: OutgoingEmail) => {
        if (recipient !== to) return;
        attempts += 1;
        if (attempts === 1) throw new Error('The mail server is busy.');
      },
      close: () => undefined,
    };
    const send = () =>
      sendPendingEmails({ db, mailer, origin: 'https://shop.example', onFailure: () => undefined });
    const data = { firstname: 'Meera', code: 'c0de' };
    await sendMail(db, { to, template: 'verify-email', language: 'en', data });

    moveClock(byMs);
    await send();
    expect(attempts).toBe(1);
    moveClock(HOUR_MS + 2 * HALF_MINUTE_MS);
    await send();
    expect(attempts).toBe(2);
  });

  it('retries a failed picture within minutes', async () => {
    const { id: productId } = await newProduct();
    const original = `originals/jump-${serial}`;
    await insertUpload(db, { productId, fileName: 'tea.jpg', contentHash: original, original });
    const asked: string[] = [];
    const store: PictureStore = {
      get: async (key) => {
        asked.push(key);
        return undefined;
      },
      put: async () => undefined,
      delete: async () => undefined,
    };
    const make = async () => {
      while (await makeNextPicture({ db, store, onFailure: () => undefined }));
      return asked.filter((key) => key === original).length;
    };

    moveClock(byMs);
    expect(await make()).toBe(1);
    moveClock(5 * HALF_MINUTE_MS);
    expect(await make()).toBe(2);
  });
});
