import type { IntlShape } from 'react-intl';

/** By how much a number is more or less than another, such as `+12 %`; undefined where there is nothing to compare with. */
export function changeText(intl: IntlShape, now: number, before: number): string | undefined {
  if (before === 0) return undefined;
  return intl.formatNumber(now / before - 1, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
}
