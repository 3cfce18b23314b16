import { useIntl } from 'react-intl';
import type { Allergen, CategoryFacet, DietMark } from '../../api/endpoints.gen.ts';
import { dietMarkIds } from '../../components/goods/DietMarks.tsx';
import { titleOfHandle } from '../../lib/titleCase.ts';
import { usePriceText } from '../shop/usePriceText.ts';
import { allergenIds } from '../../components/goods/allergenIds.ts';
import type { Filter } from './filters.ts';

export function useFilterName(categories: readonly CategoryFacet[]): (filter: Filter) => string {
  const { formatMessage } = useIntl();
  const priceText = usePriceText();
  return ({ name, value }) => {
    switch (name) {
      case 'category':
        return categories.find(({ handle }) => handle === value)?.name ?? titleOfHandle(value);
      case 'price_min':
        return formatMessage(
          { id: 'catalog.filters.fromPrice' },
          { price: priceText(Number(value)) },
        );
      case 'price_max':
        return formatMessage(
          { id: 'catalog.filters.toPrice' },
          { price: priceText(Number(value)) },
        );
      case 'mark':
        return formatMessage({ id: dietMarkIds[value as DietMark] });
      case 'without':
        return formatMessage(
          { id: 'catalog.filters.freeFromOne' },
          { name: formatMessage({ id: allergenIds[value as Allergen] }) },
        );
      case 'in_stock':
        return formatMessage({ id: 'catalog.filters.inStock' });
      case 'rating':
      default:
        return formatMessage({ id: 'catalog.filters.ratingFrom' }, { count: Number(value) });
    }
  };
}
