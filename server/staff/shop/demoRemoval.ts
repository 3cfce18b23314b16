import { DEMO_ZONE } from '../../demo/demoTaxes.ts';
import type { Database } from '../../db/schema.ts';
import { findDocuments, writeDocument } from '../../content/contentRepository.ts';
import type { Dto } from '../../http/contractTypes.ts';
import {
  writeEmptyContact,
  writeEmptyFooter,
  writeEmptyMenu,
  writeNoPayment,
} from '../../demo/emptyShop.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import type { ContentAuthor } from '../content/contentDraft.ts';
import { unpublishContent } from '../content/contentPublication.ts';
import { CouponOrdered, deleteCoupon, endCoupon } from '../coupons/couponWrite.ts';
import { leaveCurrencies } from './currencyWrite.ts';
import { CONTACT, countDemo, findDemo, isNoDemo, type DemoLeft } from './demoContent.ts';
import { lockShopDetails } from './shopDetails.ts';
import { toHomeDocument, type HomeValues } from '../content/homeValues.ts';

const LANGUAGES = ['en', 'fr'] as const;

/** Deletes coupons. Ends coupons that orders have used, as these cannot be deleted. */
async function removeCoupons(trx: Database, codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    try {
      await deleteCoupon(trx, code, 'en');
    } catch (error) {
      if (!(error instanceof CouponOrdered)) throw error;
      await endCoupon(trx, code, 'en');
    }
  }
}

async function removeDetails(trx: Database, { details, hasBankAccount }: DemoLeft): Promise<void> {
  const config = await findDocuments<Dto['Config']>(trx, 'config');
  const names = new Set(details);
  for (const language of LANGUAGES) {
    const kept = Object.entries(config[language] ?? {}).filter(([name]) => !names.has(name));
    await writeDocument(trx, 'config', language, Object.fromEntries(kept));
    if (hasBankAccount) await writeDocument(trx, 'bank_account', language, undefined);
  }
  if (hasBankAccount) await writeNoPayment(trx);
}

async function writeHome(trx: Database, kept: HomeValues): Promise<void> {
  for (const language of LANGUAGES)
    await writeDocument(trx, 'home', language, toHomeDocument(kept, language));
}

async function removeContent(trx: Database, demo: DemoLeft, author: ContentAuthor): Promise<void> {
  // Keep these pages as drafts, as each shop needs them in its own words.
  for (const handle of demo.pages) await unpublishContent(trx, { kind: 'page', handle }, author);
  if (demo.hasContact) {
    await unpublishContent(trx, { kind: 'page', handle: CONTACT }, author);
    await writeEmptyContact(trx);
  }
  if (demo.posts.length > 0) {
    await trx.deleteFrom('blog_post').where('handle', 'in', demo.posts).execute();
  }
  if (demo.home.demoEntries > 0) await writeHome(trx, demo.home.kept);
  if (demo.hasMenu) await writeEmptyMenu(trx);
  if (demo.hasFooter) await writeEmptyFooter(trx);
}

/** Clears the demo's country and region of tax registration, unless the owner has entered a tax number. */
async function forgetDemoTaxes(trx: Database): Promise<void> {
  await trx
    .updateTable('tax_policy')
    .set({ country_id: '', zone_id: '' })
    .where('tax_number', '=', '')
    .where('zone_id', '=', DEMO_ZONE)
    .execute();
}

/**
 * Removes the demo content. Orders and their lines stay unchanged.
 * @returns the change for the activity log, if there was demo content
 */
export async function removeDemo(
  trx: Database,
  author: ContentAuthor,
): Promise<{ change?: StaffChange }> {
  await lockShopDetails(trx);
  const demo = await findDemo(trx);
  if (isNoDemo(demo)) return {};
  const before = await countDemo(trx, demo);
  const { productIds, collectionIds, methodIds, currencies } = demo;
  await removeContent(trx, demo, author);
  await removeCoupons(trx, demo.coupons);
  await removeDetails(trx, demo);
  await forgetDemoTaxes(trx);
  const off = { is_active: false };
  if (productIds.length > 0)
    await trx.deleteFrom('product').where('id', 'in', productIds).execute();
  if (collectionIds.length > 0)
    await trx.deleteFrom('collection').where('id', 'in', collectionIds).execute();
  if (methodIds.length > 0)
    await trx
      .updateTable('delivery_method')
      .set((row) => ({ ...off, version: row('version', '+', 1) }))
      .where('id', 'in', methodIds)
      .execute();
  if (currencies.length > 0) {
    await trx.updateTable('currency').set(off).where('code', 'in', currencies).execute();
    await leaveCurrencies(trx, currencies);
  }
  return { change: { subject: 'shop', subjectId: 'demo', before, after: {} } };
}
