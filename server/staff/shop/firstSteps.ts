import { sql } from 'kysely';
import { PAGE_PREFIX } from '../../content/pageDocument.ts';
import type { Database } from '../../db/schema.ts';
import { hasOnlinePayment } from '../../payment/paymentProviders.ts';
import type { ShopSettings } from '../../shopSettings.ts';
import { countDeadLinks } from './deadLinks.ts';
import { countDemo, findDemo, isNoDemo, type DemoLeft } from './demoContent.ts';
import { findShopValues } from './shopDetails.ts';
import type { StaffDto } from '../staffDto.ts';

async function findTrade(db: Database, { methodIds }: DemoLeft) {
  const { rows } = await sql<{ hasTax: boolean; hasDelivery: boolean; hasChosenPayment: boolean }>`
    SELECT EXISTS (SELECT FROM tax_rate WHERE starts_at > 'epoch') AS "hasTax",
      EXISTS (SELECT FROM delivery_method WHERE is_active AND NOT id = ANY (${methodIds}::bigint[])) AS "hasDelivery",
      EXISTS (SELECT FROM content WHERE name = 'payment') AS "hasChosenPayment"`.execute(db);
  return rows[0];
}

const SHOP_IDENTITY_SETTINGS = ['store_name', 'store_email', 'store_address'];

const LEGAL_PAGES = [
  'privacy-policy',
  'terms-condition',
  'shipping-delivery-policy',
  'cancellation-refund-policy',
];

async function areLegalPagesOwn(db: Database, { pages }: DemoLeft): Promise<boolean> {
  if (LEGAL_PAGES.some((handle) => pages.includes(handle))) return false;
  const rows = await db
    .selectFrom('content')
    .select('name')
    .distinct()
    .where(
      'name',
      'in',
      LEGAL_PAGES.map((handle) => PAGE_PREFIX + handle),
    )
    .execute();
  return rows.length === LEGAL_PAGES.length;
}

export async function findFirstSteps(
  db: Database,
  settings: ShopSettings,
): Promise<StaffDto['FirstSteps']> {
  const demo = await findDemo(db);
  const counts = await countDemo(db, demo);
  const { name, email, address, ...values } = await findShopValues(db);
  const trade = await findTrade(db, demo);
  const isDemos = SHOP_IDENTITY_SETTINGS.some((setting) => demo.details.includes(setting));
  const hasAccount = values.bank_account.en.length > 0 && !demo.hasBankAccount;
  const paysOnline = values.pays_online && (await hasOnlinePayment(db, settings));
  const isPayable = values.pays_transfer ? hasAccount : values.pays_cash || paysOnline;
  return {
    steps: [
      {
        name: 'details',
        is_done: name !== '' && email !== '' && address.en !== '' && !isDemos,
      },
      { name: 'tax', is_done: trade?.hasTax ?? false },
      { name: 'product', is_done: counts.kept_products > 0 },
      { name: 'delivery', is_done: trade?.hasDelivery ?? false },
      { name: 'payment', is_done: isPayable && (trade?.hasChosenPayment ?? false) },
      { name: 'pages', is_done: await areLegalPagesOwn(db, demo) },
    ],
    demo: isNoDemo(demo) ? null : { ...counts, dead_links: await countDeadLinks(db, demo) },
  };
}
