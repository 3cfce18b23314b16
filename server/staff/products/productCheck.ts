import { cleanNumber } from '../../../contract/gtin.ts';
import { toNutrition } from '../../../contract/nutrients.ts';
import { isWeightStep } from '../../../contract/weight.ts';
import { cleanHtml } from '../../catalog/cleanHtml.ts';
import { isWholeMinor } from '../../currency/minorUnits.ts';
import type { Text } from '../../language.ts';
import { texts } from '../../texts.ts';
import { cleanVariantOption, cleanVariants, findVariantError } from './productVariants.ts';
import type { StaffDto } from '../staffDto.ts';

type Values = StaffDto['ProductValues'];
type ProductText = StaffDto['ProductText'];
type Option = Values['options'][number];

/** Sanitizes HTML. Returns '' for markup without text, which editors leave behind. */
export function cleaned(html: string): string {
  const clean = cleanHtml(html).trim();
  return clean.replace(/<[^>]*>|&nbsp;|\s/g, '') === '' ? '' : clean;
}

function cleanText(text: ProductText): ProductText {
  return {
    name: text.name.trim(),
    description: cleaned(text.description),
    ingredients: cleaned(text.ingredients),
    allergen_names: text.allergen_names.trim(),
    picture_alt: text.picture_alt.trim(),
    keywords: text.keywords.trim(),
    meta_title: text.meta_title.trim(),
    meta_description: text.meta_description.trim(),
  };
}

const toIso = (time: string | null) => (time === null ? null : new Date(time).toISOString());

const cleanName = ({ en, fr }: Option['name']) => ({ en: en.trim(), fr: fr.trim() });

function cleanOption(option: Option): Option {
  return cleanVariantOption({
    id: option.id,
    type: option.type,
    required: option.required,
    is_variant: option.is_variant,
    name: cleanName(option.name),
    values: option.values.map((value) => ({
      id: value.id,
      name: cleanName(value.name),
      price: value.price,
      is_default: value.is_default,
    })),
  });
}

/** Returns values as they are stored: trimmed, with sanitized HTML and fields in a fixed order. */
export function cleanValues(values: Values): Values {
  return {
    status: values.status,
    publish_at: values.status === 'draft' ? toIso(values.publish_at) : null,
    collection: values.collection,
    brand: values.brand.trim(),
    barcode: cleanNumber(values.barcode),
    tax_class_id: values.tax_class_id,
    tax_code: values.tax_code.trim(),
    price: values.price,
    special: values.special,
    special_from: toIso(values.special_from),
    special_until: toIso(values.special_until),
    minimum: values.minimum,
    unit_amount: values.unit_amount,
    unit_measure: values.unit_amount === null ? 'g' : values.unit_measure,
    drained_amount: values.drained_amount,
    allergens: values.allergens === null ? null : [...new Set(values.allergens)],
    may_contain: [...new Set(values.may_contain)],
    marks: [...new Set(values.marks)],
    nutrition: toNutrition(values.nutrition),
    texts: { en: cleanText(values.texts.en), fr: cleanText(values.texts.fr) },
    options: values.options.map(cleanOption),
    sku: values.sku.trim(),
    is_stock_counted: values.is_stock_counted || values.variants.length > 0,
    is_weighed: values.is_weighed,
    handle: values.handle.trim().toLowerCase(),
    variants: cleanVariants(values.variants),
  };
}

const isEmpty = (text: ProductText) => Object.values(text).every((value) => value === '');

function whyNoOption({ type, name, values }: Option): Text | undefined {
  if (name.en === '' || values.some((value) => value.name.en === '')) return texts.staff.optionName;
  if ((type === 'text') !== (values.length === 0)) return texts.staff.optionValues;
  if (!values.every(({ price }) => isWholeMinor(price))) return texts.staff.price;
  const isSingle = type !== 'checkbox';
  if (isSingle && values.filter(({ is_default: isDefault }) => isDefault).length > 1)
    return texts.staff.optionDefault;
  return undefined;
}

function findDateErrors(values: Values): Record<string, Text> {
  const { special, special_from: from, special_until: until } = values;
  if (special === null)
    return from === null && until === null ? {} : { special: texts.staff.specialMissing };
  if (until === null) return {};
  if (from !== null && until <= from) return { special_until: texts.staff.specialEndsEarly };
  return Date.parse(until) > Date.now() ? {} : { special_until: texts.staff.specialEnded };
}

export function findErrors(values: Values): Record<string, Text> {
  const {
    price,
    special,
    texts: said,
    unit_amount: unit,
    drained_amount: drained,
    options,
  } = values;
  const whyNot =
    options.map(whyNoOption).find((why) => why !== undefined) ?? findVariantError(values);
  const isVaried = values.variants.length > 0;
  const hasNoStep =
    values.is_weighed &&
    !(isVaried ? values.variants : [values]).every(
      ({ unit_amount: amount, unit_measure: measure }) => isWeightStep(amount, measure),
    );
  return {
    ...findDateErrors(values),
    ...(said.en.name === '' && { name_en: texts.field.missing }),
    ...(said.fr.name === '' && !isEmpty(said.fr) && { name_fr: texts.field.missing }),
    ...((price <= 0 || !isWholeMinor(price)) && { price: texts.staff.price }),
    ...(special !== null &&
      (special <= 0 || special >= price || !isWholeMinor(special)) && {
        special: texts.staff.special,
      }),
    ...(unit !== null && unit <= 0 && { unit_amount: texts.staff.unit }),
    ...(hasNoStep && { [isVaried ? 'options' : 'unit_amount']: texts.staff.weightStep }),
    ...(drained !== null &&
      (drained <= 0 || values.unit_measure !== 'g' || drained > (unit ?? 0)) && {
        drained_amount: texts.staff.drained,
      }),
    ...(whyNot && { options: whyNot }),
  };
}
