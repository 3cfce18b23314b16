import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { filtersToggled, selectFiltersOpenAt } from '../ui/uiSlice.ts';
import buttonStyles from '../../components/Button.module.css';
import { FilterIcon } from '../../components/icons.tsx';
import { classNames } from '../../lib/classNames.ts';
import styles from './FiltersToggle.module.css';

interface FiltersToggleProps {
  /** Id of the panel it unfolds */
  readonly panelId: string;
  /** Number of chosen filters */
  readonly count: number;
}

/** Unfolds the filters where there is no room for them beside the list. */
export function FiltersToggle({ panelId, count }: FiltersToggleProps) {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const isOpen = useAppSelector(selectFiltersOpenAt) === pathname;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={panelId}
      className={classNames(buttonStyles.outlined, styles.toggle)}
      onClick={() => dispatch(filtersToggled(pathname))}
    >
      <FilterIcon size={20} />
      <FormattedMessage id="catalog.filters.toggle" values={{ count }} />
    </button>
  );
}
