import { loadable } from '../../components/loadable.tsx';
import { COMPARE_PATH } from '../../lib/paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectComparedIds } from './compareSlice.ts';
import { selectLocation } from '../ui/locationSlice.ts';

const LazyCompareBar = loadable(
  () => import(/* webpackChunkName: "compare-bar" */ './CompareBar.tsx'),
  'CompareBar',
);

interface CompareBarHostProps {
  /** The bar leaves, and the focus is in it */
  readonly onFocusLost: () => void;
}

/** The bar of the comparison while something is compared, save on the page that shows it all. */
export function CompareBarHost({ onFocusLost }: CompareBarHostProps) {
  const isNeeded = useAppSelector(
    (state) =>
      selectComparedIds(state).length > 0 && selectLocation(state).pathname !== COMPARE_PATH,
  );
  return isNeeded ? <LazyCompareBar onFocusLost={onFocusLost} /> : null;
}
