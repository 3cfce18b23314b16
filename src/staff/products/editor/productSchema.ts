import { object, string, type AnyObjectSchema } from 'yup';
import { NUTRIENT_LIMITS, NUTRIENTS, type NutrientName } from '../../../../contract/nutrients.ts';
import { parseAmount } from '../../ui/amount.ts';
import { readVariants } from './variantForm.ts';
import { readOptions, typedQuantity } from './optionForm.ts';

const line = (most: number) => string().trim().max(most, 'form.error.long');

const isAmount = (text = '') => text.trim() === '' || parseAmount(text) !== undefined;

const isQuantity = (text = '') => text.trim() === '' || typedQuantity(text) !== undefined;

const whole = string()
  .trim()
  .required('form.error.missing')
  .matches(/^\d{1,6}$/, 'staff.products.stock.invalid');

const quantity = string().test('quantity', 'staff.product.quantityInvalid', isQuantity);

const nutrientOf = (name: NutrientName) =>
  quantity.test(
    'most',
    'staff.product.nutrientHigh',
    (text = '') => (typedQuantity(text) ?? 0) <= NUTRIENT_LIMITS[name],
  );

/** Appends the path of the invalid control to a message id (src/forms/useServerForm.ts). */
const at = (messageId: string, place: string) => `${messageId}@${place}`;

function optionError(text = ''): string | undefined {
  const wrong = readOptions(text).flatMap(({ name, values }, option) => [
    ...(name.en.trim() === '' ? [at('staff.product.option.nameMissing', `${option}.en`)] : []),
    ...values.flatMap((value, index) => [
      ...(value.name.en.trim() === ''
        ? [at('staff.product.option.nameMissing', `${option}.${index}.en`)]
        : []),
      ...(parseAmount(value.price) === undefined
        ? [at('staff.products.price.invalid', `${option}.${index}.price`)]
        : []),
    ]),
  ]);
  return wrong[0];
}

function variantError(text = ''): string | undefined {
  return readVariants(text).flatMap(({ price, special, unit_amount: unit, stock }, index) => [
    ...(parseAmount(price) === undefined
      ? [at('staff.products.price.invalid', `${index}.price`)]
      : []),
    ...(isAmount(special) && (parseAmount(special) ?? 0) < (parseAmount(price) ?? Infinity)
      ? []
      : [at('staff.product.specialTooHigh', `${index}.special`)]),
    ...(isQuantity(unit) ? [] : [at('staff.product.quantityInvalid', `${index}.unit_amount`)]),
    ...(/^\d{1,6}$/.test(stock.trim())
      ? []
      : [at('staff.products.stock.invalid', `${index}.stock`)]),
  ])[0];
}

/** Client-side validation; the backend validates again. */
export const productSchema: AnyObjectSchema = object({
  name_en: line(300).required('form.error.missing'),
  name_fr: line(300),
  picture_alt_en: line(500),
  picture_alt_fr: line(500),
  keywords_en: line(1000),
  keywords_fr: line(1000),
  status: string().required('form.error.missing'),
  collection: string().required('form.error.missing'),
  brand: line(200),
  barcode: line(64),
  tax_class_id: string().required('form.error.missing'),
  tax_code: line(20),
  // Variants have prices of their own.
  price: string()
    .test(
      'missing',
      'form.error.missing',
      (text = '', { parent }: { parent: { variants?: string } }) =>
        text.trim() !== '' || (parent.variants ?? '') !== '',
    )
    .test('amount', 'staff.products.price.invalid', isAmount),
  special: string()
    .test('amount', 'staff.products.special.invalid', isAmount)
    .test(
      'below',
      'staff.product.specialTooHigh',
      (text = '', { parent }: { parent: { price?: string } }) =>
        (parseAmount(text) ?? 0) < (parseAmount(parent.price ?? '') ?? Infinity),
    )
    .test(
      'dated',
      'staff.product.specialMissing',
      (text = '', { parent }: { parent: { special_from?: string; special_until?: string } }) =>
        text.trim() !== '' || `${parent.special_from ?? ''}${parent.special_until ?? ''}` === '',
    ),
  special_until: string().test(
    'after',
    'staff.coupons.endsInvalid',
    (until = '', { parent }: { parent: { special_from?: string } }) =>
      until === '' || (parent.special_from ?? '') === '' || until > (parent.special_from ?? ''),
  ),
  minimum: whole.test('least', 'staff.products.stock.invalid', (text) => Number(text) !== 0),
  stock: whole.optional(),
  unit_amount: quantity,
  drained_amount: quantity,
  ...Object.fromEntries(NUTRIENTS.map((name) => [name, nutrientOf(name)])),
  sku: line(64),
  variants: string().test('variants', (text, { createError }) => {
    const message = variantError(text);
    return message === undefined || createError({ message });
  }),
  options: string().test('options', (text, { createError }) => {
    const message = optionError(text);
    return message === undefined || createError({ message });
  }),
});
