import { object, string } from 'yup';
import type { ShopValues } from '../../api/staffApi.ts';
import type { FormValues } from '../../forms/useServerForm.ts';
import { amountText, isAmount, parseAmount } from '../ui/amount.ts';

type BankDetails = ShopValues['bank_account']['en'];

const YES = 'yes';

const writeBank = (rows: BankDetails) =>
  rows.map(({ title, text }) => `${title}: ${text}`).join('\n');

const linesOf = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const BANK_LINE = /^([^:]+?)\s*:\s*(.+)$/;

function readBank(text: string): BankDetails {
  return linesOf(text).map((line) => {
    const [, title = '', said = ''] = BANK_LINE.exec(line) ?? [];
    return { title, text: said };
  });
}

export function toFormValues(values: ShopValues): FormValues {
  const { address, description, bank_account: bank } = values;
  return {
    name: values.name,
    email: values.email,
    phone: values.phone,
    address_en: address.en,
    address_fr: address.fr,
    description_en: description.en,
    description_fr: description.fr,
    facebook: values.facebook,
    instagram: values.instagram,
    youtube: values.youtube,
    logo: values.logo ?? '',
    icon: values.icon ?? '',
    pays_cash: values.pays_cash ? YES : '',
    cash_limit: typeof values.cash_limit === 'number' ? amountText(values.cash_limit) : '',
    pays_transfer: values.pays_transfer ? YES : '',
    pays_online: values.pays_online ? YES : '',
    bank_account_en: writeBank(bank.en),
    bank_account_fr: writeBank(bank.fr),
  };
}

export function toShopValues(form: FormValues): ShopValues {
  const text = (name: string) => (form[name] ?? '').trim();
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    address: { en: text('address_en'), fr: text('address_fr') },
    description: { en: text('description_en'), fr: text('description_fr') },
    facebook: text('facebook'),
    instagram: text('instagram'),
    youtube: text('youtube'),
    logo: text('logo'),
    icon: text('icon'),
    pays_cash: form['pays_cash'] === YES,
    // The cash limit is hidden without cash payments, so leave it unchanged.
    ...(form['pays_cash'] === YES && { cash_limit: parseAmount(text('cash_limit')) ?? null }),
    pays_transfer: form['pays_transfer'] === YES,
    pays_online: form['pays_online'] === YES,
    bank_account: { en: readBank(text('bank_account_en')), fr: readBank(text('bank_account_fr')) },
  };
}

const line = (most: number) => string().trim().max(most, 'form.error.long');

const webAddress = () =>
  line(200).matches(/^https:\/\/\S+$/, {
    message: 'staff.shop.urlInvalid',
    excludeEmptyString: true,
  });

const bankLines = () =>
  string().test('bank', 'staff.shop.bankInvalid', (text) =>
    linesOf(text).every((one) => BANK_LINE.test(one)),
  );

export const shopSchema = object({
  name: line(60).required('form.error.missing'),
  email: line(254).required('form.error.missing'),
  phone: line(32),
  address_en: line(500).required('form.error.missing'),
  address_fr: line(500),
  description_en: line(500),
  description_fr: line(500),
  facebook: webAddress(),
  instagram: webAddress(),
  youtube: webAddress(),
  cash_limit: string().when('pays_cash', ([pays], limit) =>
    pays === YES ? limit.test('amount', 'staff.delivery.amountInvalid', isAmount) : limit,
  ),
  bank_account_en: bankLines().when('pays_transfer', ([pays], bank) =>
    pays === YES ? bank.required('staff.shop.bankMissing') : bank,
  ),
  bank_account_fr: bankLines(),
});
