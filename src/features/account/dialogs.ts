import { loadable } from '../../components/loadable.tsx';
import { declareDialog } from '../ui/declareDialog.ts';

export const removePasskeyDialog = declareDialog(
  'removePasskey',
  loadable(
    () => import(/* webpackChunkName: "account-dialog" */ './RemovePasskeyDialog.tsx'),
    'RemovePasskeyDialog',
  ),
  'passkeyId',
);
