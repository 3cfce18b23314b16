import { loadable } from '../../components/loadable.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectAreShortcutsOn } from '../shortcuts/shortcutsSlice.ts';

const LazyShortcutKeys = loadable(
  () => import(/* webpackChunkName: "shortcut-keys" */ '../shortcuts/ShortcutKeys.ts'),
  'ShortcutKeys',
);

export function ShortcutsHost() {
  return useAppSelector(selectAreShortcutsOn) ? <LazyShortcutKeys /> : null;
}
