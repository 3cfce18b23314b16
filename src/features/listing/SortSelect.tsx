import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { LabelledSelect } from '../../components/LabelledSelect.tsx';
import { sortedPath, sortOf, SORTS, type Sort } from './listArguments.ts';

interface SortSelectProps {
  readonly ownOrderId: string;
}

const messageIds = {
  newest: 'catalog.sort.newest',
  price_asc: 'catalog.sort.priceAscending',
  price_desc: 'catalog.sort.priceDescending',
  rating: 'catalog.sort.rating',
  name: 'catalog.sort.name',
} as const satisfies Record<Exclude<Sort, 'relevance'>, string>;

export function SortSelect({ ownOrderId }: SortSelectProps) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <LabelledSelect
      label={formatMessage({ id: 'catalog.sort.label' })}
      value={sortOf(search)}
      options={SORTS.map((sort) => ({
        value: sort,
        text: formatMessage({ id: sort === 'relevance' ? ownOrderId : messageIds[sort] }),
      }))}
      onChange={(sort) => void navigate(sortedPath(pathname, search, sort), { replace: true })}
    />
  );
}
