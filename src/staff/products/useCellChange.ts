import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  useChangeProductValuesMutation,
  type ProductField,
  type ProductRow,
} from '../../api/staffApi.ts';
import { rejectionOf } from '../problem.ts';
import { useIdempotentSubmit } from '../ui/useIdempotentSubmit.ts';
import { typedValue } from './typedValue.ts';

const FIELDS: readonly ProductField[] = ['price', 'special', 'stock'];

const INVALID = {
  price: 'staff.products.price.invalid',
  special: 'staff.products.special.invalid',
  stock: 'staff.products.stock.invalid',
} as const;

type EditedRow = Omit<ProductRow, ProductField> & Readonly<Record<ProductField, unknown>>;

/** Thrown so that the grid keeps the cell open with its input. */
class CellRejectedError extends Error {}

export interface CellChange {
  /** Saves an edited cell. Rejects if the change fails, which keeps the cell open. */
  readonly send: (edited: EditedRow, row: ProductRow) => Promise<ProductRow>;
  readonly whyRefused: (productId: string, field: ProductField) => string | undefined;
  readonly forget: () => void;
}

export function useCellChange(): CellChange {
  const { formatMessage } = useIntl();
  const [change] = useChangeProductValuesMutation();
  const sendOnce = useIdempotentSubmit();
  const [refused, setRefused] = useState<{ readonly cell: string; readonly why: string }>();

  async function send(edited: EditedRow, row: ProductRow): Promise<ProductRow> {
    const { product_id: id } = row;
    const field = FIELDS.find((name) => typedValue(name, edited[name]) !== row[name]);
    if (field === undefined) return row;

    function refuse(why: string): never {
      setRefused({ cell: `${id} ${field}`, why });
      throw new CellRejectedError(why);
    }

    const to = typedValue(field, edited[field]);
    if (to === undefined) return refuse(formatMessage({ id: INVALID[field] }));
    const { data, error } = await sendOnce(change, {
      productValuesForm: { field, changes: [{ product_id: id, from: row[field], to }] },
    });
    const [changed] = data ? data.products : [];
    if (changed) return changed;
    const { errors, detail } = rejectionOf(error);
    return refuse(errors[id] ?? detail ?? formatMessage({ id: 'staff.noAnswer' }));
  }

  return {
    send,
    whyRefused: (id, field) => (refused?.cell === `${id} ${field}` ? refused.why : undefined),
    forget: () => setRefused(undefined),
  };
}
