import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { ChevronIcon } from '../../components/icons.tsx';
import { listPlace, sortedPath, SORTS, type Sort } from './listArguments.ts';
import styles from './SortSelect.module.css';

interface SortSelectProps {
  /** Message id of the order that holds when none is chosen */
  readonly ownOrderId: string;
}

const messageIds = {
  newest: 'catalog.sort.newest',
  price_asc: 'catalog.sort.priceAscending',
  price_desc: 'catalog.sort.priceDescending',
  rating: 'catalog.sort.rating',
  name: 'catalog.sort.name',
} as const satisfies Record<Exclude<Sort, 'relevance'>, string>;

/** The order of the list at the current address, kept in that address. */
export function SortSelect({ ownOrderId }: SortSelectProps) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <label className={styles.field}>
      <span className={styles.label}>
        <FormattedMessage id="catalog.sort.label" />
      </span>
      <span className={styles.box}>
        <select
          className={styles.select}
          value={listPlace(search).sort}
          onChange={(event) =>
            void navigate(sortedPath(pathname, search, event.target.value as Sort), {
              replace: true,
            })
          }
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {formatMessage({ id: sort === 'relevance' ? ownOrderId : messageIds[sort] })}
            </option>
          ))}
        </select>
        <ChevronIcon size={18} className={styles.arrow} />
      </span>
    </label>
  );
}
