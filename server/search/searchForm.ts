import type { Dto } from '../http/contractTypes.ts';
import { toMinor } from '../currency/minorUnits.ts';
import { productIdOf } from '../catalog/productId.ts';
import type { Filters } from './filters.ts';
import type { Cursor } from './page.ts';

export function filtersOf(form: Dto['SearchForm']): Filters {
  const { category = [], price_min, price_max, mark = [], without = [], in_stock, rating } = form;
  return {
    categories: [category].flat().filter((handle) => handle !== ''),
    minMinor: price_min === undefined ? undefined : toMinor(price_min),
    maxMinor: price_max === undefined ? undefined : toMinor(price_max),
    marks: mark,
    without,
    isInStock: in_stock === 1,
    minRating: rating ?? 0,
  };
}

export function cursorOf({ after, before }: Dto['SearchForm']): Cursor | undefined {
  const productId = productIdOf(after ?? before);
  return productId === undefined ? undefined : { productId, isBackward: after === undefined };
}
