import { useIntl } from 'react-intl';
import type { OptionValue } from '../../api/endpoints.gen.ts';
import { isAboveZero } from '../../lib/price.ts';
import { usePriceText } from '../shop/usePriceText.ts';

/** Returns a function that formats an option value with its surcharge, e.g. '5 kg (+ ₹ 500.00/-)'. */
export function useOptionValueText(): (value: OptionValue) => string {
  const { formatMessage } = useIntl();
  const priceText = usePriceText();
  return ({ name, price }) =>
    isAboveZero(price)
      ? formatMessage({ id: 'catalog.option.value' }, { name, price: priceText(price) })
      : name;
}
