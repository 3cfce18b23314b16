/** Shop details and payment methods, stored in the content documents `config`, `bank_account` and `payment`. */
import { sql } from 'kysely';
import { assertValid, email, line, type Checked } from '../../account/fields.ts';
import { telephone } from '../../account/telephone.ts';
import { isPicture } from '../../catalog/picture.ts';
import { uploadedPictureOf } from '../../catalog/uploadedPicture.ts';
import type { ConfigDocument } from '../../content/configDocument.ts';
import { findDocuments, writeDocument } from '../../content/contentRepository.ts';
import { linesOfHtml } from '../../content/linesOfHtml.ts';
import { textOfLines } from '../../content/textOfLines.ts';
import type { Database } from '../../db/schema.ts';
import { toMinor, toDecimal } from '../../currency/minorUnits.ts';
import { RequestError } from '../../http/errors.ts';
import { findPaymentWays, writePaymentWays } from '../../payment/paymentWays.ts';
import { fill, texts } from '../../texts.ts';
import { xmlText } from '../../xml.ts';
import { amount } from './amount.ts';
import { changedValues } from '../changes/changedValues.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import type { StaffDto } from '../staffDto.ts';
import { versionOf } from '../versionOf.ts';

type Values = Required<StaffDto['ShopValues']>;
type BothTexts = Values['address'];
type BankDetails = Values['bank_account']['en'];

const LANGUAGES = ['en', 'fr'] as const;
const NAME = { maximum: 60 };
const TEXT = { maximum: 500 };
const URL_LENGTH = { maximum: 200 };
const BANK_TITLE = { maximum: 60 };
const BANK_TEXT = { maximum: 200 };

const inBoth = (en = '', fr = ''): BothTexts => ({ en, fr: fr === en ? '' : fr });

const htmlOf = (lines: string) => lines.split('\n').map(xmlText).join('<br>');

/** Use the form's order of fields, as values are compared as JSON. */
const toRows = (rows: BankDetails = []) => rows.map(({ title, text }) => ({ title, text }));

export async function findShopValues(db: Database): Promise<Values> {
  const { en = {}, fr = en } = await findDocuments<ConfigDocument>(db, 'config');
  const bank = await findDocuments<BankDetails>(db, 'bank_account');
  const ways = await findPaymentWays(db);
  return {
    name: en.store_name ?? '',
    email: en.store_email ?? '',
    phone: en.store_phone ?? '',
    address: inBoth(linesOfHtml(en.store_address), linesOfHtml(fr.store_address)),
    description: inBoth(en.meta_description, fr.meta_description),
    facebook: en.social_facebook ?? '',
    instagram: en.social_instagram ?? '',
    youtube: en.social_youtube ?? '',
    logo: en.logo ?? '',
    icon: en.icon ?? '',
    pays_cash: ways.cash,
    cash_limit: ways.cashLimitMinor === null ? null : toDecimal(ways.cashLimitMinor),
    pays_transfer: ways.transfer,
    pays_online: ways.online,
    bank_account: { en: toRows(bank.en), fr: toRows(bank.fr) },
  };
}

function postalAddress(text: string, isRequired: boolean): Checked<string> {
  const value = textOfLines(text);
  if (value === '' && isRequired) return { invalid: texts.field.missing };
  return value.length > TEXT.maximum
    ? { invalid: fill(texts.field.atMost, { count: TEXT.maximum }) }
    : { value };
}

function webAddress(text: string): Checked<string> {
  const checked = line(text, URL_LENGTH, false);
  if ('invalid' in checked || checked.value === '') return checked;
  const { value } = checked;
  const isRight = /^https:\/\/\S+$/.test(value) && URL.canParse(value);
  return isRight ? checked : { invalid: texts.staff.shop.url };
}

function picture(name: string): Checked<string> {
  const isKnown = name === '' || isPicture(name) || uploadedPictureOf(name) !== undefined;
  return isKnown ? { value: name } : { invalid: texts.staff.content.picture };
}

function bankDetails(rows: BankDetails, isRequired: boolean): Checked<BankDetails> {
  if (isRequired && rows.length === 0) return { invalid: texts.staff.shop.bank };
  const value: BankDetails = [];
  for (const row of rows) {
    const title = line(row.title, BANK_TITLE);
    const text = line(row.text, BANK_TEXT);
    if ('invalid' in title) return title;
    if ('invalid' in text) return text;
    value.push({ title: title.value, text: text.value });
  }
  return { value };
}

function cleaned(values: Values): Values {
  const { address: postal, description, bank_account: bank, ...others } = values;
  const valid = assertValid({
    name: line(values.name, NAME),
    email: email(values.email),
    phone: telephone(values.phone, { isRequired: false }),
    address_en: postalAddress(postal.en, true),
    address_fr: postalAddress(postal.fr, false),
    description_en: line(description.en, TEXT, false),
    description_fr: line(description.fr, TEXT, false),
    facebook: webAddress(values.facebook),
    instagram: webAddress(values.instagram),
    youtube: webAddress(values.youtube),
    logo: picture(values.logo),
    icon: picture(values.icon),
    cash_limit: amount(values.cash_limit),
    bank_account_en: bankDetails(bank.en, values.pays_transfer),
    bank_account_fr: bankDetails(bank.fr, false),
  });
  const { name, email: mail, phone, facebook, instagram, youtube, logo, icon, cash_limit } = valid;
  return {
    ...others,
    name,
    email: mail,
    phone,
    facebook,
    instagram,
    youtube,
    logo,
    icon,
    cash_limit,
    address: inBoth(valid.address_en, valid.address_fr),
    description: inBoth(valid.description_en, valid.description_fr),
    bank_account: { en: valid.bank_account_en, fr: valid.bank_account_fr },
  };
}

async function writeValues(trx: Database, values: Values): Promise<void> {
  const { address, description, bank_account: bank } = values;
  const known = await findDocuments<ConfigDocument>(trx, 'config');
  for (const language of LANGUAGES) {
    await writeDocument(trx, 'config', language, {
      ...(known[language] ?? known.en),
      store_name: values.name,
      store_email: values.email,
      store_phone: values.phone,
      store_address: htmlOf(address[language] || address.en),
      meta_title: values.name,
      meta_description: description[language] || description.en,
      social_facebook: values.facebook,
      social_instagram: values.instagram,
      social_youtube: values.youtube,
      logo: values.logo,
      icon: values.icon,
    });
    // Delete empty details: without French ones, customers see the English ones.
    const details = bank[language];
    const isKept = details.length > 0;
    await writeDocument(trx, 'bank_account', language, isKept ? details : undefined);
  }
  const { pays_cash: cash, pays_transfer: transfer, pays_online: online } = values;
  const { cash_limit: limit } = values;
  const cashLimitMinor = limit === null ? null : toMinor(limit);
  await writePaymentWays(trx, { cash, transfer, online, cashLimitMinor });
}

/** Locks the shop details until the end of the transaction. Uses an advisory lock, as there may be no row yet. */
export async function lockShopDetails(trx: Database): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(727240)`.execute(trx);
}

/**
 * Saves the shop details. Equal values are a no-op, so a retry succeeds.
 * @returns the change for the activity log, if any
 * @throws RequestError 409 if the version is stale
 * @throws FormRejection if a value is invalid
 */
export async function saveShopValues(
  trx: Database,
  { version, values: sent }: StaffDto['ShopForm'],
): Promise<{ change?: StaffChange }> {
  await lockShopDetails(trx);
  const before = await findShopValues(trx);
  // Keep the stored order of fields, as values are compared as JSON.
  const values = { ...before, ...cleaned({ ...before, ...sent }) };
  const changed = changedValues(before, values);
  if (changed === undefined) return {};
  if (versionOf(before) !== version) throw new RequestError(409, texts.staff.shop.changed);
  await writeValues(trx, values);
  return { change: { subject: 'shop', subjectId: 'details', ...changed } };
}
