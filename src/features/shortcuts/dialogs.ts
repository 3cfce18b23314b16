import { loadable } from '../../components/loadable.tsx';
import { declareDialog } from '../ui/declareDialog.ts';

export const shortcutsDialog = declareDialog(
  'shortcuts',
  loadable(
    () => import(/* webpackChunkName: "shortcuts" */ './ShortcutsDialog.tsx'),
    'ShortcutsDialog',
  ),
);
