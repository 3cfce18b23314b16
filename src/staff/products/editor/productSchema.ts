import { object, string, type AnyObjectSchema, type AnySchema, type StringSchema } from 'yup';
import { NUTRIENT_LIMITS, NUTRIENTS, type NutrientName } from '../../../../contract/nutrients.ts';
import { parseAmount } from '../../ui/amount.ts';
import { hasVariants, readChoices, type TypedChoices } from './optionForm.ts';
import { typedQuantity } from './typedQuantity.ts';

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

function optionErrors({ options }: TypedChoices): string[] {
  return options.flatMap(({ name, values, is_variant: isVariant }, option) => [
    ...(name.en.trim() === '' ? [at('staff.product.option.nameMissing', `${option}.en`)] : []),
    ...values.flatMap((value, index) => [
      ...(value.name.en.trim() === ''
        ? [at('staff.product.option.nameMissing', `${option}.${index}.en`)]
        : []),
      ...(!isVariant && parseAmount(value.price) === undefined
        ? [at('staff.products.price.invalid', `${option}.${index}.price`)]
        : []),
    ]),
  ]);
}

function variantErrors({ variants }: TypedChoices): string[] {
  return variants.flatMap(({ price, special, unit_amount: unit, stock }, index) => [
    ...(parseAmount(price) === undefined
      ? [at('staff.products.price.invalid', `variant.${index}.price`)]
      : []),
    ...(isAmount(special) && (parseAmount(special) ?? 0) < (parseAmount(price) ?? Infinity)
      ? []
      : [at('staff.product.specialTooHigh', `variant.${index}.special`)]),
    ...(isQuantity(unit)
      ? []
      : [at('staff.product.quantityInvalid', `variant.${index}.unit_amount`)]),
    ...(/^\d{1,6}$/.test(stock.trim())
      ? []
      : [at('staff.products.stock.invalid', `variant.${index}.stock`)]),
  ]);
}

function choiceError(text = ''): string | undefined {
  const choices = readChoices(text);
  return [...optionErrors(choices), ...(hasVariants(text) ? variantErrors(choices) : [])][0];
}

/** Skips a hidden field's checks: variants have their own price, stock and content. */
const unlessVaried = (schema: StringSchema): AnySchema =>
  string().when('options', ([options = '']: string[], hidden) =>
    hasVariants(options) ? hidden : schema,
  );

export const productSchema: AnyObjectSchema = object({
  name_en: line(300).required('form.error.missing'),
  name_fr: line(300),
  picture_alt_en: line(500),
  picture_alt_fr: line(500),
  keywords_en: line(1000),
  keywords_fr: line(1000),
  handle: line(200),
  meta_title_en: line(200),
  meta_title_fr: line(200),
  meta_description_en: line(500),
  meta_description_fr: line(500),
  status: string().required('form.error.missing'),
  collection: string().required('form.error.missing'),
  brand: line(200),
  barcode: line(64),
  tax_class_id: string().required('form.error.missing'),
  tax_code: line(20),
  price: unlessVaried(
    string()
      .required('form.error.missing')
      .test('amount', 'staff.products.price.invalid', isAmount),
  ),
  special: unlessVaried(
    string()
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
  ),
  special_until: unlessVaried(
    string().test(
      'after',
      'staff.coupons.endsInvalid',
      (until = '', { parent }: { parent: { special_from?: string } }) =>
        until === '' || (parent.special_from ?? '') === '' || until > (parent.special_from ?? ''),
    ),
  ),
  minimum: whole.test('least', 'staff.products.stock.invalid', (text) => Number(text) !== 0),
  stock: unlessVaried(whole.optional()),
  unit_amount: unlessVaried(quantity),
  drained_amount: unlessVaried(quantity),
  ...Object.fromEntries(NUTRIENTS.map((name) => [name, nutrientOf(name)])),
  sku: line(64),
  options: string().test('options', (text, { createError }) => {
    const message = choiceError(text);
    return message === undefined || createError({ message });
  }),
});
