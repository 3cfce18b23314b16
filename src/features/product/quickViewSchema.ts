import { mixed, number, object, string } from 'yup';
import type { ProductOption } from '../../api/endpoints.gen.ts';
import { isBlank, type OptionChoices } from '../cart/optionChoices.ts';

/** What the quick view's form holds. */
export interface QuickViewValues {
  readonly product_id: string;
  /** Units */
  readonly quantity: number;
  /** By option id */
  readonly option: OptionChoices;
}

const REQUIRED = 'required';

/** The rules of the quick view's form; the messages are codes, which the fields put into words. */
export function quickViewSchema(options: readonly ProductOption[]) {
  const required = options.filter((option) => option.required);
  return object({
    product_id: string().required(REQUIRED).matches(/\d/, 'digit'),
    quantity: number().required(REQUIRED).min(1, 'min'),
    option: object(
      Object.fromEntries(
        required.map(({ product_option_id: id }) => [
          id,
          mixed<string | string[]>().test(REQUIRED, REQUIRED, (choice) => !isBlank(choice ?? '')),
        ]),
      ),
    ),
  });
}
