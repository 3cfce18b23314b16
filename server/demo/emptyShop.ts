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

const config: Dto['Config'] = { review_status: '1', quickview_status: '1' };

const NO_TEXTS = { lead: '', html: '', meta_description: '', meta_keyword: '' };

const contact: Readonly<Record<Language, PageDocument>> = {
  en: { title: 'Contact', ...NO_TEXTS },
  fr: { title: 'Contact', ...NO_TEXTS },
};

export const writeEmptyMenu = (trx: Database): Promise<void> =>
  writeDocument(trx, 'menu', '', menu);

export async function writeEmptyFooter(trx: Database): Promise<void> {
  for (const language of LANGUAGES) await writeDocument(trx, 'footer', language, EMPTY_FOOTER);
}

export async function writeEmptyContact(trx: Database): Promise<void> {
  for (const language of LANGUAGES) {
    await writeDocument(trx, `${PAGE_PREFIX}contact`, language, contact[language]);
  }
}

/**
 * Enables online payment only, which needs a provider's keys. Cash and bank transfer stay off until the shop enters
 * their details.
 */
export const writeNoPayment = (trx: Database): Promise<void> =>
  writePaymentWays(trx, { cash: false, transfer: false, online: true });

export async function insertEmptyShop(trx: Database): Promise<void> {
  await trx.insertInto('currency').values(demoCurrencies.slice(0, 1)).execute();
  await writeEmptyMenu(trx);
  await writeEmptyFooter(trx);
  await writeEmptyContact(trx);
  await writeNoPayment(trx);
  await insertDemoTags(trx);
  for (const language of LANGUAGES) await writeDocument(trx, 'config', language, config);
}
