import { FormattedMessage } from 'react-intl';
import type { OptionValue } from '../../api/endpoints.gen.ts';
import { isAboveZero } from '../../lib/price.ts';
import { usePriceText } from '../shop/usePriceText.ts';

/** The name of a choice and, where it has one, its price: '5 kg (+ ₹ 500.00/-)'. */
export function OptionValueName({ value: { name, price } }: { readonly value: OptionValue }) {
  const priceText = usePriceText();
  if (!isAboveZero(price)) return name;
  return <FormattedMessage id="catalog.option.value" values={{ name, price: priceText(price) }} />;
}
