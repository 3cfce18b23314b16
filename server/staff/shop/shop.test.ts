import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../app.ts';
import { findDocuments, writeDocument } from '../../content/contentRepository.ts';
import { EMPTY_FOOTER } from '../../content/footerDocument.ts';
import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { createDemoCatalog, createEmptyShop } from '../../demo/createDemoCatalog.ts';
import { sendMail } from '../../mail/sendMail.ts';
import { sendPendingEmails } from '../../mail/sendPendingEmails.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { openClient } from '../../testing/openClient.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import { ADDRESS, order, openClientWithCart } from '../../testing/checkout.ts';
import type { StaffDto } from '../staffDto.ts';

type Details = StaffDto['ShopDetails'];
type FirstSteps = StaffDto['FirstSteps'];

const VALUES: StaffDto['ShopValues'] = {
  name: 'Hill & Pantry',
  email: 'hello@hill.example',
  phone: '+91 80 4718 2200',
  address: { en: '4 Mill Lane\n<Mysuru>', fr: '' },
  description: { en: 'Food from the hills.', fr: 'Des collines.' },
  facebook: '',
  instagram: 'https://www.instagram.com/hill.example',
  youtube: '',
  logo: '',
  icon: '',
  pays_cash: true,
  cash_limit: 5000,
  pays_transfer: true,
  pays_online: true,
  bank_account: { en: [{ title: 'Account', text: '0000 1234' }], fr: [] },
};

interface Shop {
  db: Database;
  app: FastifyInstance;
  owner: StaffClient;
}

async function openShop(fill: (db: Database) => Promise<boolean>): Promise<Shop> {
  const db = await freshDatabase();
  await fill(db);
  const app = await buildApp({ db });
  await insertStaff(app, 'owner@example.com', 'owner');
  return { db, app, owner: await openStaffClient(app, 'owner@example.com') };
}

const read = async ({ owner }: Shop) => (await owner.call('GET', '/shop')).json<Details>();

async function save(shop: Shop, changed: Partial<StaffDto['ShopValues']> = {}, version?: string) {
  const payload = {
    version: version ?? (await read(shop)).version,
    values: { ...VALUES, ...changed },
  };
  return shop.owner.call('PUT', '/shop', { payload });
}

const steps = async ({ owner }: Shop) =>
  (await owner.call('GET', '/first-steps')).json<FirstSteps>();

const done = ({ steps: all }: FirstSteps) =>
  all.filter(({ is_done: isDone }) => isDone).map(({ name }) => name);

async function ask<Answer>({ app }: Shop, path: string, language = 'en'): Promise<Answer> {
  const headers = { 'accept-language': language };
  return (await app.inject({ url: `/api/${path}`, headers })).json<Answer>();
}

const config = (shop: Shop, language?: string) =>
  ask<Dto['Config']>(shop, 'common/config', language);

describe('shop details of an empty shop', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openShop(createEmptyShop);
  });

  afterAll(async () => {
    await shop.app.close();
    await shop.db.destroy();
  });

  it('are empty and without demo content', async () => {
    expect((await read(shop)).values).toMatchObject({ name: '', pays_cash: false });
    expect(await steps(shop)).toMatchObject({ demo: null });
    expect(done(await steps(shop))).toEqual([]);
  });

  it('decode HTML in a stored address', async () => {
    const { en: before } = await findDocuments<object>(shop.db, 'config');
    const address = { store_address: '4 Caf&eacute; Lane<br/>Mysuru &#8211; 570001' };
    await writeDocument(shop.db, 'config', 'en', { ...before, ...address });
    expect((await read(shop)).values.address.en).toBe('4 Café Lane\nMysuru – 570001');
    await writeDocument(shop.db, 'config', 'en', before);
  });

  it('report errors by field', async () => {
    const answer = await save(shop, {
      name: ' ',
      email: 'nobody',
      instagram: 'javascript:alert(1)',
      logo: 'nothing-here',
      icon: 'nothing-here',
      cash_limit: 10.005,
      address: { en: '', fr: '' },
      bank_account: { en: [], fr: [] },
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<StaffDto['Problem']>().errors ?? {})).toEqual([
      'name',
      'email',
      'address_en',
      'instagram',
      'logo',
      'icon',
      'cash_limit',
      'bank_account_en',
    ]);
  });

  it('appear in the shop, in emails and in the activity log after saving', async () => {
    const { version } = await read(shop);
    expect((await save(shop)).json<Details>().values).toEqual(VALUES);
    expect((await save(shop)).statusCode).toBe(200);
    expect(await config(shop, 'fr')).toMatchObject({
      store_name: 'Hill & Pantry',
      meta_title: 'Hill & Pantry',
      meta_description: 'Des collines.',
      store_address: '4 Mill Lane<br>&lt;Mysuru&gt;',
      review_status: '1',
    });
    expect((await save(shop, { name: 'Another' }, version)).statusCode).toBe(409);
    expect(done(await steps(shop))).toEqual(['details', 'payment']);
    const { changes } = (
      await shop.owner.call('GET', '/changes', { query: { subject: 'shop' } })
    ).json<StaffDto['ChangeList']>();
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ before: { name: '' }, after: { name: 'Hill & Pantry' } });

    await sendMail(shop.db, {
      to: 'meera@example.com',
      template: 'known-address',
      language: 'en',
      data: { firstname: 'Meera' },
    });
    const sent: { html: string; text: string }[] = [];
    await sendPendingEmails({
      db: shop.db,
      origin: 'http://localhost:3000',
      onFailure: (what) => expect(what).toBe(''),
      mailer: { post: async ({ email }) => void sent.push(email), close: () => undefined },
    });
    expect(sent[0]?.text).toMatch(/-- \nHill & Pantry\n$/);
    expect(sent[0]?.html).toContain('Hill &amp; Pantry');
  });

  it('include logo, icon and a limit for payment on delivery', async () => {
    const logo = 'banner-harvest';
    expect(await config(shop)).not.toHaveProperty('store_logo');
    await save(shop, { logo, icon: logo, cash_limit: 1999.5 });
    expect((await read(shop)).values.icon).toBe(logo);
    expect(await config(shop)).not.toHaveProperty('icon');
    expect(await config(shop)).toMatchObject({
      store_logo: { url: expect.stringContaining(`/${logo}-`), alt: '' },
    });
    const { methods } = await ask<Dto['PaymentMethodsAnswer']>(shop, 'checkout/payment');
    expect(methods).toContainEqual(expect.objectContaining({ payment_id: 'cash', limit: 1999.5 }));
    const session = await shop.owner.call('GET', '/session');
    expect(session.json<StaffDto['StaffSession']>().shop_logo).toMatchObject({ alt: '' });
    await save(shop, { cash_limit: null });
    const after = await ask<Dto['PaymentMethodsAnswer']>(shop, 'checkout/payment');
    expect(after.methods.find(({ payment_id: id }) => id === 'cash')).not.toHaveProperty('limit');
    expect(await config(shop)).not.toHaveProperty('store_logo');
  });
});

it("leave setup steps open if address or account are the demo's", async () => {
  const shop = await openShop(createDemoCatalog);
  const { version, values } = await read(shop);
  const change = async (changed: Partial<typeof values>, of: string) =>
    shop.owner.call('PUT', '/shop', {
      payload: { version: of, values: { ...values, ...changed } },
    });
  const renamed = (await change({ name: 'Hill & Pantry' }, version)).json<Details>();
  expect(done(await steps(shop))).not.toEqual(expect.arrayContaining(['details']));
  expect(done(await steps(shop))).not.toEqual(expect.arrayContaining(['payment']));
  const { name, email, address, bank_account } = VALUES;
  await change({ name, email, address, bank_account }, renamed.version);
  expect(done(await steps(shop))).toEqual(expect.arrayContaining(['details', 'payment']));
  await shop.app.close();
  await shop.db.destroy();
});

describe('demo content', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openShop(createDemoCatalog);
  });

  afterAll(async () => {
    await shop.app.close();
    await shop.db.destroy();
  });

  const count = async (table: 'product' | 'collection' | 'blog_post' | 'coupon' | 'review') => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::integer AS count FROM ${sql.table(table)}`.execute(shop.db);
    return rows[0]?.count;
  };

  const idOf = async (handle: string) =>
    (
      await shop.db
        .selectFrom('product')
        .select('id')
        .where('handle', '=', handle)
        .executeTakeFirst()
    )?.id ?? '';

  it('completes no setup step and is listed', async () => {
    const first = await steps(shop);
    expect(done(first)).toEqual([]);
    expect(first.demo).toMatchObject({
      products: 96,
      collections: 12,
      posts: 6,
      pages: 7,
      coupons: 3,
      delivery_methods: 3,
      currencies: 3,
      has_details: true,
      kept_home: [],
      has_menu: true,
      has_footer: true,
      kept_products: 0,
    });
    expect(first.demo?.home_entries).toBeGreaterThan(15);
  });

  it('offers the payment methods that the owner has chosen', async () => {
    const offered = async () =>
      (await ask<Dto['PaymentMethodsAnswer']>(shop, 'checkout/payment')).methods.map(
        ({ payment_id: id }) => id,
      );
    expect(await offered()).toEqual(['cash', 'transfer']);
    const { values } = await read(shop);
    await save(shop, { ...values, pays_transfer: false });
    expect(await offered()).toEqual(['cash']);
  });

  it('is removed with a log entry, except rewritten content and orders', async () => {
    const client = await openClientWithCart(shop.app, await idOf('cumin-seeds'));
    await client.post('checkout/coupon', { coupon: 'TREK10' });
    const form = { ...ADDRESS, delivery_id: 'standard' };
    const placed = await order(client, form);
    expect(placed).toHaveProperty('number');
    const { number = '' } = placed;
    const before = (await shop.owner.call('GET', `/orders/${number}`)).json<
      StaffDto['StaffOrder']
    >();
    await shop.db
      .updateTable('product_text')
      .set({ name: 'Our own honey' })
      .where('product_id', '=', await idOf('forest-honey'))
      .where('language', '=', 'en')
      .execute();
    const written = await shop.db
      .selectFrom('content')
      .select('body')
      .where('name', '=', 'menu')
      .executeTakeFirstOrThrow();
    const news = { title: 'News', type: 'link', path: 'blog' };
    const menu = [...(written.body as object[]), news];
    await writeDocument(shop.db, 'menu', '', menu);
    const block = { title: 'Ours', content: '<p><a href="/shop/cumin-seeds/?a=1">Cumin</a></p>' };
    const home = { banners: [], contentBlock: { ...block, picture: 'field', seeMore: true } };
    const { en: shownHome } = await findDocuments<object>(shop.db, 'home');
    await writeDocument(shop.db, 'home', 'en', home);
    expect((await steps(shop)).demo).toMatchObject({
      kept_products: 1,
      open_orders: 1,
      dead_links: { home: 2, menu: 11, footer: 0 },
    });
    await writeDocument(shop.db, 'home', 'en', shownHome);
    await writeDocument(shop.db, 'menu', '', written.body as object);

    const rewritten = (language: string, title: string) =>
      sql`
      UPDATE content SET body = jsonb_set(body, '{banners,0,title}', ${JSON.stringify(title)}::jsonb)
      WHERE name = 'home' AND language = ${language}`.execute(shop.db);
    await rewritten('en', 'Our harvest');
    await rewritten('fr', 'Notre récolte');
    expect((await steps(shop)).demo).toMatchObject({ kept_home: ['Our harvest'] });

    const visitor = await openClient(shop.app);
    await visitor.post('common/currency/change', { code: 'EUR' });
    const answer = await shop.owner.call('DELETE', '/demo');
    expect(answer.statusCode).toBe(200);
    expect((await visitor.get('common/currency')).json<Dto['CurrencyAnswer']>()).toMatchObject({
      currency: 'INR',
      currencies: [{ code: 'INR' }],
    });
    expect(answer.json<FirstSteps>().demo).toBeNull();
    expect(done(answer.json())).toContain('product');
    expect(await count('product')).toBe(1);
    expect(await count('collection')).toBe(1);
    expect(await count('blog_post')).toBe(0);
    expect(await config(shop)).toEqual({
      review_status: '1',
      quickview_status: '1',
      social_facebook: '',
      social_instagram: '',
      social_youtube: '',
      footer: EMPTY_FOOTER,
    });
    expect(await ask(shop, 'common/menu')).toEqual({
      menu: [{ title: 'Shop', type: 'link', handle: 'shop' }],
    });
    const left = await ask<Dto['HomeContent']>(shop, 'content/home');
    expect(left.banners?.map(({ title }) => title)).toEqual(['Our harvest']);
    expect(Object.values(left).flat()).toHaveLength(1);

    const after = (await shop.owner.call('GET', `/orders/${number}`)).json<
      StaffDto['StaffOrder']
    >();
    expect(after.totals).toEqual(before.totals);
    expect(after.lines.map(({ name }) => name)).toEqual(before.lines.map(({ name }) => name));
    const line = after.lines[0]?.id ?? '';
    const packed = await shop.owner.call('PUT', `/orders/${number}/lines/${line}`, {
      payload: { packed_quantity: 1 },
    });
    expect(packed.statusCode).toBe(200);

    const { changes } = (
      await shop.owner.call('GET', '/changes', { query: { subject_id: 'demo' } })
    ).json<StaffDto['ChangeList']>();
    expect(changes.map(({ operation }) => operation)).toEqual(['removeDemo']);
    expect((await shop.owner.call('DELETE', '/demo')).statusCode).toBe(200);
    expect(done(await steps(shop))).not.toContain('pages');
    for (const handle of ['privacy-policy', 'terms-condition', 'shipping-delivery-policy'])
      await writeDocument(shop.db, `page/${handle}`, 'en', { title: handle, lead: '', html: '' });
    expect(done(await steps(shop))).not.toContain('pages');
    const last = { title: 'Refunds', lead: '', html: '' };
    await writeDocument(shop.db, 'page/cancellation-refund-policy', 'en', last);
    expect(done(await steps(shop))).toContain('pages');
    const { items } = (
      await shop.owner.call('GET', '/content', { query: { kind: 'page', state: 'draft' } })
    ).json<StaffDto['ContentList']>();
    expect(items).toHaveLength(7);
  });
});
