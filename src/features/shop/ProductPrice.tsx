import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Price, type PriceProps } from '../../components/goods/Price.tsx';
import {
  cardPrice,
  isAboveZero,
  isLowestPrice,
  priceWithOptions,
  type PricedProduct,
} from '../../lib/price.ts';
import { usePriceText } from './usePriceText.ts';

interface ProductPriceProps {
  readonly product: PricedProduct;
  readonly chosen?: readonly string[];
  readonly size?: NonNullable<PriceProps['size']>;
  readonly className?: string | undefined;
}

export function ProductPrice({ product, chosen, size = 'medium', className }: ProductPriceProps) {
  const priceText = usePriceText();
  const { price, special } = chosen ? priceWithOptions(product, chosen) : cardPrice(product);
  const shown = (
    <Price
      regular={priceText(price)}
      sale={isAboveZero(special) ? priceText(special) : undefined}
      size={size}
      className={className}
    />
  );
  if (!isLowestPrice(product, chosen ?? [])) return shown;
  return (
    <>
      <Typography component="span" variant="caption" color="textSecondary">
        <FormattedMessage id="catalog.price.from" />
      </Typography>
      {shown}
    </>
  );
}
