/** What a shop has in which nobody has written anything yet. */
import { EMPTY_FOOTER } from '../content/footerDocument.ts';
import { PAGE_PREFIX, type PageDocument } from '../content/pageDocument.ts';
import { writeDocument } from '../content/contentRepository.ts';
import type { Dto } from '../http/contractTypes.ts';
import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import { writePaymentWays } from '../payment/paymentWays.ts';
import { insertDemoTags } from './demoContent.ts';
import { demoCurrencies } from './demoMoney.ts';

const LANGUAGES = ['en', 'fr'] as const;

const menu: readonly Dto['MenuItem'][] = [{ title: 'Shop', type: 'link', handle: 'shop' }];

/** Ratings and the quick view are on. */
const config: Dto['Config'] = { review_status: '1', quickview_status: '1' };

const NO_TEXTS = { lead: '', html: '', meta_description: '', meta_keyword: '' };

/** The form alone. */
const contact: Readonly<Record<Language, PageDocument>> = {
  en: { title: 'Contact', ...NO_TEXTS },
  fr: { title: 'Contact', ...NO_TEXTS },
};

/** A menu that leads to the products. */
export const writeEmptyMenu = (trx: Database): Promise<void> =>
  writeDocument(trx, 'menu', '', menu);

/** A foot that promises nothing and leads nowhere. */
export async function writeEmptyFooter(trx: Database): Promise<void> {
  for (const language of LANGUAGES) await writeDocument(trx, 'footer', language, EMPTY_FOOTER);
}

/** A page with the form to write to the shop by. */
export async function writeEmptyContact(trx: Database): Promise<void> {
  for (const language of LANGUAGES) {
    await writeDocument(trx, `${PAGE_PREFIX}contact`, language, contact[language]);
  }
}

/** No way to pay but what the operator has set up: money needs somebody who has said where it goes. */
export const writeNoPayment = (trx: Database): Promise<void> =>
  writePaymentWays(trx, { cash: false, transfer: false, online: true });

/** Makes an empty database a shop to begin with: prices in rupees, a menu, the contact form. */
export async function insertEmptyShop(trx: Database): Promise<void> {
  await trx.insertInto('currency').values(demoCurrencies.slice(0, 1)).execute();
  await writeEmptyMenu(trx);
  await writeEmptyFooter(trx);
  await writeEmptyContact(trx);
  await writeNoPayment(trx);
  await insertDemoTags(trx);
  for (const language of LANGUAGES) await writeDocument(trx, 'config', language, config);
}
