import { loadable } from '../../components/loadable.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectAreShortcutsOn } from '../shortcuts/shortcutsSlice.ts';

const shortcutKeys = loadable(() =>
  import(/* webpackChunkName: "shortcut-keys" */ '../shortcuts/ShortcutKeys.ts').then(
    ({ ShortcutKeys }) => ShortcutKeys,
  ),
);

/** The keyboard's shortcuts while the shopper wants them; their code comes with that wish. */
export function ShortcutsHost() {
  return useAppSelector(selectAreShortcutsOn) ? <shortcutKeys.Part /> : null;
}
