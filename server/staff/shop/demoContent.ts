/** Finds content that has not changed since the demo data was loaded. */
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { cleanHtml } from '../../catalog/cleanHtml.ts';
import { findDocuments } from '../../content/contentRepository.ts';
import { builtInFooter } from '../../content/footerDocument.ts';
import { PAGE_PREFIX } from '../../content/pageDocument.ts';
import type { HomeDocument } from '../../content/homeDocument.ts';
import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { readDemoCollections } from '../../demo/demoCatalog.ts';
import { demoBankAccount, demoConfig } from '../../demo/demoConfig.ts';
import { demoPages, demoPosts } from '../../demo/demoContent.ts';
import { demoMethodCodes } from '../../demo/demoDelivery.ts';
import { demoMenu } from '../../demo/demoMenu.ts';
import { demoCoupons, demoCurrencies } from '../../demo/demoMoney.ts';
import { splitDemoHome, type HomeParts } from './demoHomeEntries.ts';

const MOST_NAMED = 10;

/** Handle of the contact page. Its form remains when the demo texts are removed. */
export const CONTACT = 'contact';

export interface DemoLeft {
  productIds: string[];
  collectionIds: string[];
  posts: string[];
  pages: string[];
  hasContact: boolean;
  /** Codes of demo coupons. Excludes ended coupons that orders have used, as they cannot be deleted. */
  coupons: string[];
  methodIds: string[];
  /** Codes of active currencies that still have the demo's exchange rates. */
  currencies: string[];
  details: string[];
  hasBankAccount: boolean;
  home: HomeParts;
  hasMenu: boolean;
  hasFooter: boolean;
}

/** Removes undefined values, as JSON in the database has none. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const isAsDemo = (document: unknown, demo: unknown) => isDeepStrictEqual(document, stored(demo));

async function findProducts(db: Database): Promise<Pick<DemoLeft, 'productIds' | 'collectionIds'>> {
  const collections = await readDemoCollections();
  const demo = new Map(
    collections.flatMap(({ products }) => products.map((product) => [product.handle, product])),
  );
  const rows = await db
    .selectFrom('product')
    .innerJoin('product_text', 'product_text.product_id', 'product.id')
    .select(['product.id', 'product.handle', 'product_text.name', 'product_text.description'])
    .where('product_text.language', '=', 'en')
    .where('product.handle', 'in', [...demo.keys()])
    .execute();
  const productIds = rows
    .filter(({ handle, name, description }) => {
      const product = demo.get(handle);
      return product?.name.en === name && cleanHtml(product.description.en) === description;
    })
    .map(({ id }) => id);
  const names = collections.map(({ handle, name }) => ({ handle, name: name.en }));
  const { rows: emptied } = await sql<{ id: string }>`
    SELECT c.id FROM collection c
    JOIN collection_text t ON t.collection_id = c.id AND t.language = 'en'
    JOIN jsonb_to_recordset(${JSON.stringify(names)}::jsonb) AS demo (handle text, name text)
      ON demo.handle = c.handle AND demo.name = t.name
    WHERE NOT EXISTS (
      SELECT FROM product p WHERE p.collection_id = c.id AND NOT coalesce(p.parent_id, p.id) = ANY (${productIds}::bigint[])
    )`.execute(db);
  return { productIds, collectionIds: emptied.map(({ id }) => id) };
}

async function findPosts(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('blog_post')
    .innerJoin('blog_post_text', 'blog_post_text.post_id', 'blog_post.id')
    .select(['blog_post.handle', 'blog_post_text.title', 'blog_post_text.html'])
    .where('blog_post_text.language', '=', 'en')
    .execute();
  return demoPosts
    .filter(({ handle, texts: { en } }) =>
      rows.some((row) => row.handle === handle && row.title === en.title && row.html === en.html),
    )
    .map(({ handle }) => handle);
}

async function findPages(db: Database): Promise<string[]> {
  const handles: string[] = [];
  for (const { handle, texts } of demoPages) {
    const { en } = await findDocuments(db, PAGE_PREFIX + handle);
    if (isAsDemo(en, texts.en)) handles.push(handle);
  }
  return handles;
}

async function findCoupons(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('coupon')
    .select(['code', 'ends_at', 'percent', 'amount_minor'])
    .select(
      sql<boolean>`EXISTS (SELECT FROM shop_order WHERE coupon_code = coupon.code)`.as('isOrdered'),
    )
    .execute();
  const now = new Date();
  return demoCoupons(now)
    .filter(({ code, percent, amount_minor: amount }) =>
      rows.some(
        (row) =>
          row.code === code &&
          row.percent === percent &&
          row.amount_minor === amount &&
          !(row.isOrdered && row.ends_at !== null && row.ends_at <= now),
      ),
    )
    .map(({ code }) => code);
}

async function findMoney(db: Database): Promise<Pick<DemoLeft, 'methodIds' | 'currencies'>> {
  const methods = await db
    .selectFrom('delivery_method')
    .select('id')
    .where('code', 'in', demoMethodCodes)
    .where('version', '=', 1)
    .where('is_active', '=', true)
    .execute();
  const active = await db
    .selectFrom('currency')
    .select(['code', 'value'])
    .where('is_active', '=', true)
    .where('is_store', '=', false)
    .execute();
  return {
    methodIds: methods.map(({ id }) => id),
    currencies: active
      .filter(({ code, value }) =>
        demoCurrencies.some((demo) => demo.code === code && Number(demo.value) === Number(value)),
      )
      .map(({ code }) => code),
  };
}

/** Shop details that would mislead customers if they kept the demo's values. */
const DETAILS: readonly (keyof Dto['Config'])[] = [
  'store_name',
  'store_email',
  'store_phone',
  'store_address',
  'meta_title',
  'meta_description',
  'meta_keyword',
  'social_facebook',
  'social_instagram',
  'social_youtube',
];

export async function findDemo(db: Database): Promise<DemoLeft> {
  const { en: config = {} } = await findDocuments<Dto['Config']>(db, 'config');
  const bank = await findDocuments(db, 'bank_account');
  const home = await findDocuments<HomeDocument>(db, 'home');
  const menu = await findDocuments(db, 'menu');
  const footer = await findDocuments(db, 'footer');
  const pages = await findPages(db);
  return {
    ...(await findProducts(db)),
    ...(await findMoney(db)),
    posts: await findPosts(db),
    pages: pages.filter((handle) => handle !== CONTACT),
    hasContact: pages.includes(CONTACT),
    coupons: await findCoupons(db),
    details: DETAILS.map(String).filter(
      (name) => config[name] !== undefined && config[name] === demoConfig.en[name],
    ),
    hasBankAccount: isAsDemo(bank.en, demoBankAccount.en),
    home: splitDemoHome(home.en, home.fr),
    hasMenu: isAsDemo(menu.en, demoMenu),
    hasFooter: footer.en === undefined || isAsDemo(footer.en, builtInFooter('en')),
  };
}

async function count(db: Database, demo: DemoLeft): Promise<{ kept: number; open: number }> {
  const { rows } = await sql<{ kept: number; open: number }>`
    SELECT (SELECT count(*)::integer FROM product
        WHERE NOT id = ANY (${demo.productIds}::bigint[]) AND parent_id IS NULL) AS kept, (
      SELECT count(DISTINCT o.id)::integer FROM shop_order o JOIN order_line l ON l.order_id = o.id
      WHERE o.status IN ('placed', 'packed', 'dispatched') AND l.product_id IN (
        SELECT id FROM product WHERE coalesce(parent_id, id) = ANY (${demo.productIds}::bigint[]))
    ) AS open`.execute(db);
  return rows[0] ?? { kept: 0, open: 0 };
}

export async function countDemo(db: Database, demo: DemoLeft) {
  const { kept, open } = await count(db, demo);
  return {
    products: demo.productIds.length,
    collections: demo.collectionIds.length,
    posts: demo.posts.length,
    pages: demo.pages.length + (demo.hasContact ? 1 : 0),
    coupons: demo.coupons.length,
    delivery_methods: demo.methodIds.length,
    currencies: demo.currencies.length,
    has_details: demo.details.length > 0 || demo.hasBankAccount,
    home_entries: demo.home.demoEntries,
    kept_home: demo.home.keptTitles.slice(0, MOST_NAMED),
    has_menu: demo.hasMenu,
    has_footer: demo.hasFooter,
    kept_products: kept,
    open_orders: open,
  };
}

export const isNoDemo = ({
  hasContact,
  hasBankAccount,
  home,
  hasMenu,
  hasFooter,
  ...lists
}: DemoLeft) =>
  !hasContact &&
  !hasBankAccount &&
  home.demoEntries === 0 &&
  !hasMenu &&
  !hasFooter &&
  Object.values(lists).every((list) => list.length === 0);
