import { sql } from 'kysely';
import { storeDevice } from './account/signin/knownDeviceRepository.ts';
import { makeCode } from './account/mailCode.ts';
import { insertRegistration } from './account/registrationRepository.ts';
import type { Database } from './db/schema.ts';
import { prune } from './prune.ts';
import { hashOf } from './session/secret.ts';
import { endSession, findSessionByCookie, insertSession } from './session/sessionRepository.ts';
import { DEFAULT_SETTINGS } from './shopSettings.ts';
import { freshDatabase } from './testing/freshDatabase.ts';
import { insertCustomer } from './testing/insertCustomer.ts';
import { insertCurrencies, insertProduct } from './testing/insertProduct.ts';

let db: Database;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
});

afterAll(() => db.destroy());

const { sessionLifetime: LIFETIME } = DEFAULT_SETTINGS;

const days = (count: number) => sql<Date>`now() - make_interval(days => ${count})`;

describe('prune', () => {
  it('deletes sessions a day after they ended and no others', async () => {
    for (const name of ['goes on', 'just ended', 'long ended']) {
      const hash = hashOf(name);
      await insertSession(db, { cookie: hash, token: hashOf(`token: ${name}`) });
      const session = await findSessionByCookie(db, [hash], LIFETIME);
      if (session && name !== 'goes on') await endSession(db, session.id);
    }
    await db
      .updateTable('session')
      .set({ ended_at: days(2) })
      .where('cookie_hash', '=', hashOf('long ended'))
      .execute();
    await prune(db, DEFAULT_SETTINGS);
    const rows = await db.selectFrom('session').select('cookie_hash').orderBy('id').execute();
    expect(rows.map((row) => row.cookie_hash)).toEqual([hashOf('goes on'), hashOf('just ended')]);
  });

  it('deletes a known device a year after its last sign-in', async () => {
    const id = await insertCustomer(db, 'devices@example.com');
    for (const name of ['used', 'left'])
      await storeDevice(db, { kind: 'customer', id }, hashOf(name));
    await db
      .updateTable('known_device')
      .set({ used_at: days(366) })
      .where('hash', '=', hashOf('left'))
      .execute();
    await prune(db, DEFAULT_SETTINGS);
    const rows = await db.selectFrom('known_device').select('hash').execute();
    expect(rows).toEqual([{ hash: hashOf('used') }]);
  });

  it('deletes old unconfirmed registrations and expired codes', async () => {
    const person = { firstname: 'Meera', lastname: 'Sen', telephone: '', password: '' };
    const place = { countryId: '', zoneId: '' };
    for (const emailKey of ['old@example.com', 'new@example.com']) {
      const registration = { ...person, ...place, email: emailKey, emailKey };
      const id = await insertRegistration(db, registration, null);
      await makeCode(db, 'verify', { emailKey, registrationId: id });
    }
    const old = ['email_key', '=', 'old@example.com'] as const;
    await db
      .updateTable('registration')
      .set({ created_at: days(31) })
      .where(...old)
      .execute();
    await db
      .updateTable('mail_code')
      .set({ expires_at: days(31) })
      .where(...old)
      .execute();
    await prune(db, DEFAULT_SETTINGS);
    for (const table of ['registration', 'mail_code'] as const) {
      const rows = await db.selectFrom(table).select('email_key').execute();
      expect(rows).toEqual([{ email_key: 'new@example.com' }]);
    }
  });

  it('deletes sessions a day after they expired, however many, and no others', async () => {
    const open = async (name: string, times: { used_at?: number; created_at?: number }) => {
      await insertSession(db, { cookie: hashOf(name), token: hashOf(`token: ${name}`) });
      const { used_at = 0, created_at = used_at } = times;
      await db
        .updateTable('session')
        .set({ used_at: days(used_at), created_at: days(created_at) })
        .where('cookie_hash', '=', hashOf(name))
        .execute();
    };
    await open('used lately', { used_at: 29, created_at: 179 });
    await open('not used for long', { used_at: 32 });
    await open('old', { created_at: 182 });
    await sql`
      WITH made AS (INSERT INTO cart SELECT FROM generate_series(1, 1100) RETURNING id)
      INSERT INTO session (cookie_hash, cart_id, currency_code, used_at)
      SELECT sha256(id::text::bytea), id, 'INR', ${days(200)} FROM made`.execute(db);
    await prune(db, DEFAULT_SETTINGS);
    expect(await findSessionByCookie(db, [hashOf('used lately')], LIFETIME)).toBeDefined();
    const { rows } = await sql`
      SELECT FROM session WHERE used_at < ${days(31)} OR created_at < ${days(181)}`.execute(db);
    expect(rows).toEqual([]);
  });

  it('keeps the cart of an inactive customer', async () => {
    const customer = await insertCustomer(db, 'meera@example.com');
    await sql`
      INSERT INTO session (cookie_hash, cart_id, currency_code, customer_id, used_at)
      SELECT 'cookie', cart_id, 'INR', id, ${days(400)} FROM customer WHERE id = ${customer}`.execute(
      db,
    );
    await prune(db, DEFAULT_SETTINGS);
    const sessions = await sql`SELECT FROM session WHERE customer_id IS NOT NULL`.execute(db);
    const carts = await sql`
      SELECT FROM cart JOIN customer ON cart_id = cart.id WHERE customer.id = ${customer}`.execute(
      db,
    );
    expect([sessions.rows.length, carts.rows.length]).toEqual([0, 1]);
  });
});

const KEPT: Record<string, string> = {
  migration: 'one row for each migration',
  collection: 'the catalogue, as large as the shop makes it',
  collection_text: 'the catalogue',
  product: 'the catalogue',
  product_text: 'the catalogue',
  product_count: 'one row for each kind of products and price, once they are put together',
  product_option: 'the catalogue',
  product_option_value: 'the catalogue',
  picture_upload: 'with the files, until nothing names the picture (pictures/prunePictures.ts)',
  search_document: 'one row for each text of a product',
  currency: 'set by the shop',
  closed_day: 'set by the shop',
  gateway_keys: 'one row for each payment provider',
  tax_class: 'set by the shop',
  tax_policy: 'one row, set by the shop',
  tax_rate: 'set by the shop',
  content: 'set by the shop',
  content_draft: 'one row for each page or post that is being written',
  content_version: 'one row for each publishing, to return to',
  coupon: 'set by the shop',
  delivery_method: 'set by the shop',
  delivery_rule: 'set by the shop',
  blog_tag: 'written by the shop',
  blog_post: 'written by the shop',
  blog_post_text: 'written by the shop',
  blog_post_tag: 'written by the shop',
  blog_post_product: 'written by the shop',
  review: 'shown with the product, until it goes',
  customer: 'until the customer deletes the account',
  address: 'with the customer',
  passkey: 'with the customer',
  second_factor: 'with the customer, once it is confirmed',
  recovery_code: 'with the second factor, until it is used',
  staff_passkey: 'until its member removes it',
  staff_second_factor: 'with the member, once it is confirmed',
  staff_recovery_code: 'with the second factor, until it is used',
  known_device: 'with the customer or member, until a year after the last sign-in',
  shop_order: 'the law has orders kept for years; the shop decides for how many',
  order_line: 'with the order',
  order_event: 'with the order',
  order_secret: 'with the order',
  former_handle: 'old links are followed for years',
  owner_setup: 'one row, until the first owner',
  invoice: 'for good: the law has invoices kept, and their numbers have no gaps',
  invoice_series: 'one row for each kind of document and financial year',
  unconfirmed_order: 'with the order, until it is packed, cancelled or confirmed',
  payment: 'with the order',
  refund: 'with the order',
  payment_event: 'for good: the id is the only guard against repeated webhooks',
  order_note: 'with the order, until it is made anonymous',
  stock_movement: 'with the product, whose stock they add up to',
  staff_member: 'one row for each who has worked at the staff side; the activity log names them',
  staff_change: 'the record of changes, which is only added to',
};

describe('tables', () => {
  let own: Database;
  beforeAll(async () => {
    own = await freshDatabase();
    await insertCurrencies(own);
  }, 60_000);
  afterAll(() => own.destroy());

  async function tablesWithRows(): Promise<{ all: string[]; filled: string[] }> {
    const { rows } = await sql<{ name: string; count: string }>`
      SELECT c.relname AS name,
        (xpath('/row/n/text()', query_to_xml(format('SELECT count(*) AS n FROM %I', c.relname), false, true, '')))[1]::text AS count
      FROM pg_class c
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY 1`.execute(own);
    const filled = rows.filter(({ count }) => count !== '0');
    return { all: rows.map(({ name }) => name), filled: filled.map(({ name }) => name) };
  }

  it('are pruned, or kept for a stated reason', async () => {
    const { id: product } = await insertProduct(own, { handle: 'rice', name: 'Rice' });
    await sql
      .raw(
        `
        INSERT INTO cart DEFAULT VALUES;
        INSERT INTO cart_line (cart_id, product_id, quantity) SELECT id, ${product}, 1 FROM cart;
        INSERT INTO saved_for_later (id, cart_id, product_id, options, quantity, reason)
          SELECT 0, id, ${product}, '{}', 1, 'saved' FROM cart;
        INSERT INTO wishlist_item SELECT id, ${product} FROM cart;
        INSERT INTO session (cookie_hash, cart_id, currency_code, used_at)
          SELECT 'cookie', id, 'INR', now() - interval '1 year' FROM cart;
        INSERT INTO api_token SELECT 'token', id, now() FROM session;
        INSERT INTO recently_viewed SELECT id, ${product} FROM session;
        INSERT INTO passkey_challenge SELECT id, 'login', 'challenge', now() FROM session;
        INSERT INTO idempotency (session_id, key, payload_hash) SELECT id, 'key', 'payload' FROM session;
        INSERT INTO rate_limit VALUES ('key', 1, now());
        INSERT INTO registration (email, email_key, firstname, lastname, telephone, password, created_at)
          VALUES ('', '', '', '', '', '', now() - interval '1 year');
        INSERT INTO mail_code (hash, purpose, email_key, expires_at) VALUES ('code', 'verify', '', now() - interval '1 year');
        INSERT INTO mail_outbox (recipient, template, language, data, sent_at)
          VALUES ('', '', 'en', '{}', now() - interval '1 year');
        INSERT INTO stock_alert (product_id, email, email_key, language, created_at)
          VALUES (${product}, '', '', 'en', now() - interval '1 year');
        INSERT INTO contact_message (name, email, email_key, order_number, message, language, created_at)
          VALUES ('', '', '', '', '', 'en', now() - interval '366 days');
        INSERT INTO recording (code, content, created_at) VALUES ('', '{}', now() - interval '1 year');
        INSERT INTO missed_search (day, term, times) VALUES ('2020-01-06', 'tofu', 1);
        INSERT INTO staff_member (name, email, email_key, role) VALUES ('', '', '', 'owner');
        INSERT INTO staff_session (member_id, cookie_hash, used_at) SELECT id, 'cookie', now() - interval '1 year' FROM staff_member;
        INSERT INTO staff_invitation (member_id, hash, expires_at) SELECT id, 'code', now() - interval '1 year' FROM staff_member;
        INSERT INTO staff_passkey_challenge SELECT 'challenge', 'register', id, now() - interval '1 hour' FROM staff_member;
        INSERT INTO staff_idempotency (member_id, key, payload_hash, created_at)
          SELECT id, 'key', 'payload', now() - interval '1 year' FROM staff_member;
        INSERT INTO staff_change (member_id, member_name, operation, subject, subject_id, before, after)
          SELECT id, '', '', 'member', '', '{}', '{}' FROM staff_member;
        INSERT INTO product_import (member_id, file_name, size, made_at) SELECT id, '', 1, now() - interval '1 year' FROM staff_member;
        INSERT INTO product_import_part (import_id, position, bytes) SELECT id, 0, '' FROM product_import;
        INSERT INTO product_import_rejection (import_id, row_number, line, reason, raw) SELECT id, 1, 1, '', '' FROM product_import;
        INSERT INTO product_import_change (import_id, kind, row_number, language, name, after) SELECT id, 'product', 1, 'en', '', '{}' FROM product_import;
        INSERT INTO picture_fetch (product_id, address, state, failure, created_at)
          VALUES (${product}, '', 'failed', 'status', now() - interval '1 year');
        INSERT INTO delivery_method (code, name, description, price_minor, country_ids) VALUES ('', '{}', '{}', 0, '{}');
        INSERT INTO delivery_rule (method_id, weekdays, starts_at, ends_at, cutoff_hours, capacity)
          SELECT id, '{1}', '09:00', '10:00', 1, 1 FROM delivery_method;
        INSERT INTO delivery_slot (rule_id, day, starts_at, ends_at, cutoff_at, capacity)
          SELECT id, '2020-01-06', '2020-01-06', '2020-01-06', '2020-01-06', 1 FROM delivery_rule;
        DELETE FROM product_text;
        INSERT INTO search_word_change VALUES ('en', 'rice', 0);
        INSERT INTO order_change (subject, changed_at) VALUES ('RR-1', now() - interval '1 year');
        UPDATE page_change SET changed_at = now() - interval '1 year';`,
      )
      .execute(own);
    const before = await tablesWithRows();
    await prune(own, DEFAULT_SETTINGS);
    const after = await tablesWithRows();
    const pruned = before.filled.filter((name) => !after.filled.includes(name));
    expect(pruned.filter((name) => name in KEPT)).toEqual([]);
    expect(before.all).toEqual([...pruned, ...Object.keys(KEPT)].toSorted());
  });
});
