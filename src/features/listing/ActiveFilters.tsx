import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import type { CategoryFacet } from '../../api/endpoints.gen.ts';
import { CloseIcon } from '../../components/icons.tsx';
import styles from './ActiveFilters.module.css';
import { allPath, unfilteredPath, type Filter } from './filters.ts';
import { useFilterName } from './useFilterName.ts';

interface ActiveFiltersProps {
  readonly filters: readonly Filter[];
  /** The collections whose names are known */
  readonly categories: readonly CategoryFacet[];
}

/** The chosen filters, each a link to the list without it. The focus of one that goes stays here. */
export function ActiveFilters({ filters, categories }: ActiveFiltersProps) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const nameOf = useFilterName(categories);
  const box = useRef<HTMLDivElement>(null);
  const keepFocus = () => box.current?.focus({ preventScroll: true });
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={formatMessage({ id: 'catalog.filters.active' })}
      className={styles.box}
    >
      {filters.length > 0 && (
        <ul className={styles.list}>
          {filters.map((filter) => (
            <li key={`${filter.name} ${filter.value}`}>
              <Link
                to={unfilteredPath(pathname, search, filter)}
                preventScrollReset
                className={styles.chip}
                onClick={keepFocus}
                aria-label={formatMessage(
                  { id: 'catalog.filters.remove' },
                  { name: nameOf(filter) },
                )}
              >
                {nameOf(filter)}
                <CloseIcon size={16} />
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={allPath(pathname, search)}
              preventScrollReset
              className={styles.clear}
              onClick={keepFocus}
            >
              <FormattedMessage id="catalog.filters.clear" />
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
}
