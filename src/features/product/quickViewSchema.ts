import { mixed, number, object, string } from 'yup';
import type { ProductOption } from '../../api/endpoints.gen.ts';
import { isBlank, type OptionChoices } from '../cart/optionChoices.ts';

export interface QuickViewValues {
  readonly product_id: string;
  readonly quantity: number;
  readonly option: OptionChoices;
}

const REQUIRED = 'required';

/** Validation schema of the quick view. Messages are keys such as `required`, which the fields translate. */
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
