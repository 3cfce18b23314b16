import { useIntl } from 'react-intl';
import type { OptionValue } from '../../api/endpoints.gen.ts';
import { isAboveZero } from '../../lib/price.ts';
import { usePriceText } from '../shop/usePriceText.ts';

/** Gives the name of a choice and, where it has one, its price: '5 kg (+ ₹ 500.00/-)'. */
export function useOptionValueText(): (value: OptionValue) => string {
  const { formatMessage } = useIntl();
  const priceText = usePriceText();
  return ({ name, price }) =>
    isAboveZero(price)
      ? formatMessage({ id: 'catalog.option.value' }, { name, price: priceText(price) })
      : name;
}
