import { NUTRIENTS } from '../../../../contract/nutrients.ts';
import type {
  Allergen,
  DietMark,
  NewProductForm,
  ProductText,
  ProductValues,
  StaffProduct,
} from '../../../api/staffApi.ts';
import type { FormValues } from '../../../forms/useServerForm.ts';
import { parseAmount } from '../../ui/amount.ts';
import { withBase } from '../../ui/conflict.ts';
import { toChoiceValues, toTypedChoices, writeChoices } from './optionForm.ts';
import { typedQuantity } from './typedQuantity.ts';
import { fromClockTime, toClockTime } from '../../ui/zonedTime.ts';

export const LANGUAGES = ['en', 'fr'] as const;

type ProductLanguage = (typeof LANGUAGES)[number];

const TEXTS: readonly (keyof ProductText)[] = [
  'name',
  'description',
  'ingredients',
  'allergen_names',
  'picture_alt',
  'keywords',
  'meta_title',
  'meta_description',
];

const words = (text: string) => text.split(' ').filter((word) => word !== '');

export const NO_ALLERGEN = 'none';

const writeAllergens = (stated: readonly Allergen[] | null): string =>
  stated?.length === 0 ? NO_ALLERGEN : (stated ?? []).join(' ');

function readAllergens(text: string): Allergen[] | null {
  if (text.trim() === '') return null;
  return words(text).filter((word) => word !== NO_ALLERGEN) as Allergen[];
}

function toFormValues(values: ProductValues, timeZone: string): FormValues {
  const clock = (iso: string | null) => (iso === null ? '' : toClockTime(iso, timeZone));
  const { texts, nutrition, special, unit_amount: unit } = values;
  return {
    ...Object.fromEntries(
      LANGUAGES.flatMap((language) =>
        TEXTS.map((name) => [`${name}_${language}`, texts[language][name]]),
      ),
    ),
    status: values.status,
    publish_at: clock(values.publish_at),
    collection: values.collection,
    brand: values.brand,
    barcode: values.barcode,
    tax_class_id: values.tax_class_id,
    tax_code: values.tax_code,
    sku: values.sku,
    is_stock_counted: values.is_stock_counted ? 'yes' : '',
    is_weighed: values.is_weighed ? 'yes' : '',
    handle: values.handle,
    price: values.price.toFixed(2),
    special: special === null ? '' : special.toFixed(2),
    special_from: clock(values.special_from),
    special_until: clock(values.special_until),
    minimum: String(values.minimum),
    unit_amount: unit === null ? '' : String(unit),
    unit_measure: values.unit_measure,
    drained_amount: values.drained_amount === null ? '' : String(values.drained_amount),
    marks: values.marks.join(' '),
    allergens: writeAllergens(values.allergens),
    may_contain: values.may_contain.join(' '),
    ...Object.fromEntries(NUTRIENTS.map((name) => [name, String(nutrition?.[name] ?? '')])),
    options: writeChoices(toTypedChoices(values)),
  };
}

/**
 * Converts a valid form to the request body.
 * @param stored saved values; an unedited time keeps the seconds that the field can't show
 */
export function toProductValues(
  form: FormValues,
  timeZone: string,
  stored?: ProductValues,
): ProductValues {
  const time = (name: 'special_from' | 'special_until' | 'publish_at') => {
    const before = stored ? stored[name] : null;
    if (before !== null && toClockTime(before, timeZone) === text(name)) return before;
    return fromClockTime(text(name), timeZone) ?? null;
  };
  const text = (name: string) => form[name] ?? '';
  const textsIn = (language: ProductLanguage) =>
    Object.fromEntries(
      TEXTS.map((name) => [name, text(`${name}_${language}`)]),
    ) as unknown as ProductText;
  const nutrients = NUTRIENTS.flatMap((name) => {
    const amount = typedQuantity(text(name));
    return amount === undefined ? [] : [[name, amount] as const];
  });
  return {
    status: text('status') as ProductValues['status'],
    publish_at: text('status') === 'draft' ? time('publish_at') : null,
    collection: text('collection'),
    brand: text('brand'),
    barcode: text('barcode'),
    tax_class_id: text('tax_class_id'),
    tax_code: text('tax_code'),
    sku: text('sku'),
    is_stock_counted: text('is_stock_counted') === 'yes',
    is_weighed: text('is_weighed') === 'yes',
    handle: text('handle'),
    price: parseAmount(text('price')) ?? 0,
    special: parseAmount(text('special')) ?? null,
    special_from: time('special_from'),
    special_until: time('special_until'),
    minimum: Number(text('minimum')),
    unit_amount: typedQuantity(text('unit_amount')) ?? null,
    unit_measure: text('unit_measure') as ProductValues['unit_measure'],
    drained_amount:
      text('unit_measure') === 'g' ? (typedQuantity(text('drained_amount')) ?? null) : null,
    marks: words(text('marks')) as DietMark[],
    allergens: readAllergens(text('allergens')),
    may_contain: words(text('may_contain')) as Allergen[],
    nutrition: nutrients.length === 0 ? null : Object.fromEntries(nutrients),
    texts: { en: textsIn('en'), fr: textsIn('fr') },
    ...toChoiceValues(text('options')),
  };
}

const NO_TEXT: ProductText = {
  name: '',
  description: '',
  ingredients: '',
  allergen_names: '',
  picture_alt: '',
  keywords: '',
  meta_title: '',
  meta_description: '',
};

const NOTHING: ProductValues = {
  status: 'active',
  publish_at: null,
  collection: '',
  brand: '',
  barcode: '',
  tax_class_id: '1',
  tax_code: '',
  sku: '',
  is_stock_counted: true,
  is_weighed: false,
  handle: '',
  variants: [],
  price: 0,
  special: null,
  special_from: null,
  special_until: null,
  minimum: 1,
  unit_amount: null,
  unit_measure: 'g',
  drained_amount: null,
  marks: [],
  allergens: null,
  may_contain: [],
  nutrition: null,
  texts: { en: NO_TEXT, fr: NO_TEXT },
  options: [],
};

export const emptyForm: FormValues = { ...toFormValues(NOTHING, 'UTC'), price: '', stock: '0' };

export function formOf(
  { version, values }: Pick<StaffProduct, 'version' | 'values'>,
  timeZone: string,
): FormValues {
  return withBase(toFormValues(values, timeZone), version);
}

export function toNewProduct(form: FormValues, timeZone: string): NewProductForm {
  return { stock: Number(form['stock']), values: toProductValues(form, timeZone) };
}
