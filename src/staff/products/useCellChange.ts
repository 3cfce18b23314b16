import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  useChangeProductValuesMutation,
  type ProductField,
  type ProductRow,
} from '../../api/staffApi.ts';
import { rejectionOf } from '../problem.ts';
import { useIntention } from '../ui/useIntention.ts';
import { typedValue } from './typedValue.ts';

const FIELDS: readonly ProductField[] = ['price', 'special', 'stock'];

/** What is said of what a value cannot be. */
const INVALID = {
  price: 'staff.products.price.invalid',
  special: 'staff.products.special.invalid',
  stock: 'staff.products.stock.invalid',
} as const;

/** A row of the grid as it stands while it is edited: values are what was typed. */
type EditedRow = Omit<ProductRow, ProductField> & Readonly<Record<ProductField, unknown>>;

/** Thrown so that the grid leaves the cell open with what was typed. */
class CellRefused extends Error {}

/** Changes values in cells of the grid. What is refused stays in its cell, with the reason. */
export interface CellChange {
  /** For the grid; rejects where the change was refused */
  readonly send: (edited: EditedRow, row: ProductRow) => Promise<ProductRow>;
  /** Why the last change of a cell was refused */
  readonly whyRefused: (productId: string, field: ProductField) => string | undefined;
  /** Something else is typed into a refused cell */
  readonly forget: () => void;
}

/** What the grid needs to change values in its cells. */
export function useCellChange(): CellChange {
  const { formatMessage } = useIntl();
  const [change] = useChangeProductValuesMutation();
  const sendOnce = useIntention();
  const [refused, setRefused] = useState<{ readonly cell: string; readonly why: string }>();

  async function send(edited: EditedRow, row: ProductRow): Promise<ProductRow> {
    const { product_id: id } = row;
    const field = FIELDS.find((name) => typedValue(name, edited[name]) !== row[name]);
    if (field === undefined) return row;

    function refuse(why: string): never {
      setRefused({ cell: `${id} ${field}`, why });
      throw new CellRefused(why);
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
