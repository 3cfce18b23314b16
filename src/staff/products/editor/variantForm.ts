import type { VariantForm } from '../../../api/staffApi.ts';
import { parseAmount } from '../../ui/amount.ts';
import { typedQuantity } from './typedQuantity.ts';

export interface TypedVariant extends Omit<
  VariantForm,
  'price' | 'special' | 'unit_amount' | 'stock'
> {
  readonly price: string;
  readonly special: string;
  readonly unit_amount: string;
  readonly stock: string;
}

export function toTypedVariant(variant: VariantForm): TypedVariant {
  const { price, special, unit_amount: unit } = variant;
  return {
    ...variant,
    price: price.toFixed(2),
    special: special === null ? '' : special.toFixed(2),
    unit_amount: unit === null ? '' : String(unit),
    stock: '0',
  };
}

export function toVariantForm({ stock, ...variant }: TypedVariant): VariantForm {
  return {
    ...variant,
    price: parseAmount(variant.price) ?? 0,
    special: parseAmount(variant.special) ?? null,
    unit_amount: typedQuantity(variant.unit_amount) ?? null,
    ...(variant.id === null && { stock: Number(stock) }),
  };
}
