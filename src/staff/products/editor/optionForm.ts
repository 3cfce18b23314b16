import type { OptionForm, ProductValues } from '../../../api/staffApi.ts';
import { parseAmount } from '../../ui/amount.ts';
import { toTypedVariant, toVariantForm, type TypedVariant } from './variantForm.ts';

export interface TypedOption extends Omit<OptionForm, 'values'> {
  readonly values: readonly TypedOptionValue[];
}

export interface TypedOptionValue extends Omit<OptionForm['values'][number], 'price'> {
  readonly price: string;
}

/** Options and variants are one field, because variants refer to values by position. */
export interface TypedChoices {
  readonly options: readonly TypedOption[];
  /** Kept even if no option makes variants, so that ticking "Makes variants" again restores them. */
  readonly variants: readonly TypedVariant[];
}

export function readChoices(text: string): TypedChoices {
  return text === '' ? { options: [], variants: [] } : (JSON.parse(text) as TypedChoices);
}

export function writeChoices(choices: TypedChoices): string {
  return choices.options.length === 0 ? '' : JSON.stringify(choices);
}

export function hasVariants(text: string): boolean {
  const { options, variants } = readChoices(text);
  return variants.length > 0 && options.some((option) => option.is_variant);
}

export function toTypedChoices({ options, variants }: ProductValues): TypedChoices {
  return {
    options: options.map((option) => ({
      ...option,
      values: option.values.map((value) => ({ ...value, price: value.price.toFixed(2) })),
    })),
    variants: variants.map(toTypedVariant),
  };
}

export function toChoiceValues(text: string): Pick<ProductValues, 'options' | 'variants'> {
  const { options, variants } = readChoices(text);
  return {
    options: options.map((option) => ({
      ...option,
      values: option.values.map((value) => ({ ...value, price: parseAmount(value.price) ?? 0 })),
    })),
    variants: hasVariants(text) ? variants.map(toVariantForm) : [],
  };
}
