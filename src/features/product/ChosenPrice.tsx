import type { Product } from '../../api/endpoints.gen.ts';
import type { PriceProps } from '../../components/goods/Price.tsx';
import { cardPrice, isAboveZero, priceWithOptions } from '../../lib/price.ts';
import { chosenVariant } from '../../lib/variants.ts';
import { ProductPrice } from '../shop/ProductPrice.tsx';
import { ProductUnitPrice } from '../shop/ProductUnitPrice.tsx';
import { SpecialEnd } from './SpecialEnd.tsx';

interface ChosenPriceProps {
  readonly product: Product;
  readonly chosen: readonly string[];
  readonly size: NonNullable<PriceProps['size']>;
}

/** Price with the chosen options. The unit price is known for variants and the default price, and hidden for others. */
export function ChosenPrice({ product, chosen, size }: ChosenPriceProps) {
  const { price, special } = priceWithOptions(product, chosen);
  const variant = chosenVariant(product, chosen);
  const isDefaultPrice = price === cardPrice(product).price;
  return (
    <>
      <ProductPrice product={product} chosen={chosen} size={size} />
      {product.special_until !== undefined && isAboveZero(special) && (
        <SpecialEnd until={product.special_until} />
      )}
      {(variant ?? isDefaultPrice) && (
        <ProductUnitPrice unitPrice={(variant ?? product).unit_price} />
      )}
    </>
  );
}
