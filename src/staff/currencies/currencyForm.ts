import { object, string } from 'yup';
import type { CurrencyFields, StaffCurrency } from '../../api/staffApi.ts';
import type { FormValues } from '../../forms/useServerForm.ts';

export const toFormValues = (currency: StaffCurrency | undefined): FormValues => ({
  code: currency?.code ?? '',
  symbol: currency?.symbol ?? '',
  rate: currency?.rate ?? '',
  decimal: String(currency?.decimal ?? 2),
  position: String(currency?.position ?? 10),
  is_active: (currency?.is_active ?? true) ? 'yes' : '',
});

const plainRate = (text = '') => text.trim().replace(',', '.');

export const toCurrencyValues = (form: FormValues): Required<CurrencyFields> => ({
  symbol: (form['symbol'] ?? '').trim(),
  rate: plainRate(form['rate']),
  decimal: Number(form['decimal']),
  position: Number(form['position']),
  is_active: form['is_active'] === 'yes',
});

export const typedCode = (form: FormValues): string => (form['code'] ?? '').trim().toUpperCase();

const isRate = (text = '') => {
  const rate = plainRate(text);
  return /^\d{1,9}(\.\d{1,12})?$/.test(rate) && Number(rate) > 0;
};

export const currencySchema = object({
  code: string()
    .trim()
    .required('form.error.missing')
    .matches(/^[a-z]{3}$/i, 'staff.currencies.codeInvalid'),
  symbol: string().trim().required('form.error.missing').max(8, 'form.error.long'),
  rate: string()
    .required('form.error.missing')
    .test('rate', 'staff.currencies.rateInvalid', isRate),
  decimal: string()
    .trim()
    .matches(/^[0-4]$/, 'staff.currencies.decimalInvalid'),
  position: string()
    .trim()
    .matches(/^\d{1,3}$/, 'staff.products.stock.invalid'),
});
