import { useIntl } from 'react-intl';
import { weightText } from '../../../contract/weight.ts';

/** Returns a function that formats grams in the page's language, such as `750 g` or `1.25 kg`. */
export function useWeightText(): (grams: number) => string {
  const { locale } = useIntl();
  return (grams) => weightText(grams, locale);
}
