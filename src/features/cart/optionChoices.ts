import type { CartAddForm, ProductOption } from '../../api/endpoints.gen.ts';

/** Chosen values by option id: a value id, value ids (checkbox), or a text. */
export type OptionChoices = Record<string, string | string[]>;

type Options = readonly ProductOption[];

export function cardChoices(options: Options): OptionChoices {
  return choicesOf(options, ({ type }) => type !== 'text', defaultChoice);
}

export function initialChoices(options: Options): OptionChoices {
  return choicesOf(
    options,
    () => true,
    (option) => preselectedChoice(option) ?? defaultChoice(option),
  );
}

export function chosenValueIds(options: Options, choices: OptionChoices): string[] {
  return options
    .filter(({ type }) => type !== 'text')
    .flatMap((option) => choices[option.product_option_id] ?? []);
}

export function missingOptions(options: Options, choices: OptionChoices): ProductOption[] {
  return options.filter(
    (option) => option.required && isBlank(choices[option.product_option_id] ?? ''),
  );
}

/** Builds the add-to-cart form, with one field per choice. Omits empty choices. */
export function cartAddForm(
  productId: string,
  quantity: number,
  choices: OptionChoices,
): CartAddForm {
  const made = madeChoices(choices);
  return {
    product_id: productId,
    quantity,
    ...(Object.keys(made).length > 0 ? { option: made } : {}),
  };
}

/** Builds the Buy Now form: all choices in one field, as JSON. */
export function buyNowForm(
  productId: string,
  quantity: number,
  choices: OptionChoices,
): CartAddForm {
  return { product_id: productId, quantity, option: JSON.stringify(madeChoices(choices)) };
}

export function minimumQuantity({ minimum }: { readonly minimum?: number }): number {
  return Math.max(1, minimum ?? 1);
}

function choicesOf(
  options: Options,
  isWanted: (option: ProductOption) => boolean,
  choiceOf: (option: ProductOption) => string | string[],
): OptionChoices {
  return Object.fromEntries(
    options.filter(isWanted).map((option) => [option.product_option_id, choiceOf(option)]),
  );
}

function defaultChoice(option: ProductOption): string | string[] {
  const ids = option.product_option_value
    .filter(({ isdefault }) => isdefault)
    .map((value) => value.product_option_value_id);
  return option.type === 'checkbox' ? ids : (ids[0] ?? '');
}

function preselectedChoice({ type, value, product_option_value: values }: ProductOption) {
  if (type === 'text') return value;
  const isKnown = values.some(({ product_option_value_id: id }) => id === value);
  if (!isKnown) return undefined;
  return type === 'checkbox' ? [value] : value;
}

function madeChoices(choices: OptionChoices): OptionChoices {
  return Object.fromEntries(Object.entries(choices).filter(([, choice]) => !isBlank(choice)));
}

export function isBlank(choice: string | string[]): boolean {
  return typeof choice === 'string' ? choice.trim() === '' : choice.length === 0;
}
