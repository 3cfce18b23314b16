import type { components } from '../../contract/types.gen.ts';
import type { Filters } from './filters.ts';

/** Rupees of a form as paise; absent values stay absent. */
function paise(rupees: number | undefined): number | undefined {
  return rupees === undefined ? undefined : Math.round(rupees * 100);
}

/** The filters that a search form names. An empty category counts as none. */
export function filtersOf(form: components['schemas']['SearchForm']): Filters {
  const { category = [], price_min, price_max, mark = [], without = [], in_stock, rating } = form;
  return {
    categories: [category].flat().filter((handle) => handle !== ''),
    minPaise: paise(price_min),
    maxPaise: paise(price_max),
    marks: mark,
    without,
    isInStock: in_stock === 1,
    minRating: rating ?? 0,
  };
}
