import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { filtersToggled, selectFiltersOpenAt } from '../ui/uiSlice.ts';
import { FilterIcon } from '../../components/icons.tsx';
import styles from './FilterPanel.module.css';

interface FiltersToggleProps {
  readonly panelId: string;
  readonly count: number;
}

export function FiltersToggle({ panelId, count }: FiltersToggleProps) {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const isOpen = useAppSelector(selectFiltersOpenAt) === pathname;
  return (
    <Button
      variant="outlined"
      startIcon={<FilterIcon size={20} />}
      aria-expanded={isOpen}
      aria-controls={panelId}
      className={styles.toggle}
      onClick={() => dispatch(filtersToggled(pathname))}
    >
      <FormattedMessage id="catalog.filters.toggle" values={{ count }} />
    </Button>
  );
}
