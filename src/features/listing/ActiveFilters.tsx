import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
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
  readonly categories: readonly CategoryFacet[];
}

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
              <Chip
                component={Link}
                to={unfilteredPath(pathname, search, filter)}
                preventScrollReset
                clickable
                label={
                  <>
                    <span>{nameOf(filter)}</span>
                    <CloseIcon size={16} />
                  </>
                }
                className={styles.chip}
                onClick={keepFocus}
                aria-label={formatMessage(
                  { id: 'catalog.filters.remove' },
                  { name: nameOf(filter) },
                )}
              />
            </li>
          ))}
          <li>
            <Button
              component={Link}
              nativeButton={false}
              to={allPath(pathname, search)}
              preventScrollReset
              onClick={keepFocus}
            >
              <FormattedMessage id="catalog.filters.clear" />
            </Button>
          </li>
        </ul>
      )}
    </div>
  );
}
