import type { OptionForm } from '../../../api/staffApi.ts';

export interface TypedOption extends Omit<OptionForm, 'values'> {
  readonly values: readonly TypedOptionValue[];
}

export interface TypedOptionValue extends Omit<OptionForm['values'][number], 'price'> {
  readonly price: string;
}

const QUANTITY = /^\d{1,6}(?:[.,]\d{1,3})?$/;

/** Parses a quantity with at most three decimals; undefined if invalid. */
export function typedQuantity(text: string): number | undefined {
  const trimmed = text.trim();
  return QUANTITY.test(trimmed) ? Number(trimmed.replace(',', '.')) : undefined;
}

export function readOptions(text: string): TypedOption[] {
  return JSON.parse(text || '[]') as TypedOption[];
}

export function writeOptions(options: readonly TypedOption[]): string {
  return options.length === 0 ? '' : JSON.stringify(options);
}
