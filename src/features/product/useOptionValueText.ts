import { useIntl } from 'react-intl';
import type { OptionValue } from '../../api/endpoints.gen.ts';
import { isAboveZero } from '../../lib/price.ts';
import type { Unavailability } from '../../lib/variants.ts';
import { usePriceText } from '../shop/usePriceText.ts';

const UNAVAILABLE_TEXTS: Readonly<Record<Unavailability, string>> = {
  none: 'catalog.option.unavailable',
  soldOut: 'catalog.option.soldOut',
};

/**
 * Returns a function that formats an option value with its surcharge, e.g. '5 kg (+ ₹ 500.00/-)', or with the reason
 * why it cannot be bought.
 */
export function useOptionValueText(
  unavailable?: ReadonlyMap<string, Unavailability>,
): (value: OptionValue) => string {
  const { formatMessage } = useIntl();
  const priceText = usePriceText();
  return ({ name, price, product_option_value_id: id }) => {
    const why = unavailable?.get(id);
    if (why !== undefined) return formatMessage({ id: UNAVAILABLE_TEXTS[why] }, { name });
    return isAboveZero(price)
      ? formatMessage({ id: 'catalog.option.value' }, { name, price: priceText(price) })
      : name;
  };
}
