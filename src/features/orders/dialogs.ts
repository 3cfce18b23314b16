import { loadable } from '../../components/loadable.tsx';
import { declareDialog } from '../ui/declareDialog.ts';

export const cancelOrderDialog = declareDialog(
  'cancelOrder',
  loadable(
    () => import(/* webpackChunkName: "account-dialog" */ './CancelOrderDialog.tsx'),
    'CancelOrderDialog',
  ),
  'order',
);
