import { loadable } from '../../components/loadable.tsx';
import { COMPARE_PATH } from '../../lib/paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import type { CompareBarProps } from './CompareBar.tsx';
import { selectComparedIds } from './compareSlice.ts';
import { selectLocation } from '../ui/locationSlice.ts';

const LazyCompareBar = loadable(
  () => import(/* webpackChunkName: "compare-bar" */ './CompareBar.tsx'),
  'CompareBar',
);

export function CompareBarHost(props: CompareBarProps) {
  const isNeeded = useAppSelector(
    (state) =>
      selectComparedIds(state).length > 0 && selectLocation(state).pathname !== COMPARE_PATH,
  );
  return isNeeded ? <LazyCompareBar {...props} /> : null;
}
