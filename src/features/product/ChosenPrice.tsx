import type { Product } from '../../api/endpoints.gen.ts';
import type { PriceProps } from '../../components/goods/Price.tsx';
import { defaultValueIds, isAboveZero, priceWithOptions } from '../../lib/price.ts';
import { chosenVariant } from '../../lib/variants.ts';
import { ProductPrice } from '../shop/ProductPrice.tsx';
import { ProductUnitPrice } from '../shop/ProductUnitPrice.tsx';
import { SpecialEnd } from './SpecialEnd.tsx';

interface ChosenPriceProps {
  readonly product: Product;
  readonly chosen: readonly string[];
  readonly size: NonNullable<PriceProps['size']>;
}

/**
 * Price with the chosen options. The server's unit price assumes default values for options that choose no
 * variant. Hides the unit price if the chosen values change the price.
 */
export function ChosenPrice({ product, chosen, size }: ChosenPriceProps) {
  const { price, special } = priceWithOptions(product, chosen);
  const variant = chosenVariant(product, chosen);
  const plain = [...defaultValueIds(product), ...(variant?.values ?? [])];
  const isPlainPrice = price === priceWithOptions(product, plain).price;
  return (
    <>
      <ProductPrice product={product} chosen={chosen} size={size} />
      {product.special_until !== undefined && isAboveZero(special) && (
        <SpecialEnd until={product.special_until} />
      )}
      {isPlainPrice && <ProductUnitPrice unitPrice={(variant ?? product).unit_price} />}
    </>
  );
}
