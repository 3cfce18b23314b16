import { loadable } from '../../components/loadable.tsx';
import { declareDialog } from '../ui/declareDialog.ts';

export const stockAlertDialog = declareDialog(
  'stockAlert',
  loadable(
    () => import(/* webpackChunkName: "stock-alert" */ './StockAlertDialog.tsx'),
    'StockAlertDialog',
  ),
);
