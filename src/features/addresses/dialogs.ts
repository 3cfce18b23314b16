import { loadable } from '../../components/loadable.tsx';
import { declareDialog } from '../ui/declareDialog.ts';

export const removeAddressDialog = declareDialog(
  'removeAddress',
  loadable(
    () => import(/* webpackChunkName: "account-dialog" */ './RemoveAddressDialog.tsx'),
    'RemoveAddressDialog',
  ),
  'addressId',
);
