import type { Language } from '../language.ts';
import { percentText } from '../percentText.ts';
import { fill, texts } from '../texts.ts';
import { isHalved, TAX_NAMES, type RateTotal, type Taxation } from './taxation.ts';

export interface TaxLine {
  title: string;
  /** Amount in the same unit as the taxes. */
  units: number;
}

function titleOf(
  name: string,
  { isIncluded, scheme }: Pick<Taxation, 'isIncluded' | 'scheme'>,
  percent: string,
  language: Language,
): string {
  const { tax, taxAdded, gst, gstAdded } = texts.totals;
  if (scheme === 'single') return fill(isIncluded ? tax : taxAdded, { percent })[language];
  return fill(isIncluded ? gst : gstAdded, { name, percent })[language];
}

/** Returns a line for each tax and rate, lowest rate first. Omits rates of 0%. */
export function taxLines(
  taxes: readonly RateTotal[],
  taxation: Taxation,
  language: Language,
): TaxLine[] {
  const parts = isHalved(taxation) ? 2 : 1;
  return taxes
    .filter(({ percent }) => percent > 0)
    .flatMap(({ percent, tax }) =>
      TAX_NAMES[taxation.scheme].map((name) => ({
        title: titleOf(name, taxation, percentText(percent / parts, language), language),
        units: tax / parts,
      })),
    );
}
