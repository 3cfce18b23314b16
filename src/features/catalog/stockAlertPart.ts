import { loadable } from '../../components/loadable.tsx';

/** The request for a letter when a product is back; its code comes with the first opening. */
export const stockAlertPart = loadable(() =>
  import(/* webpackChunkName: "stock-alert" */ './StockAlertDialog.tsx').then(
    ({ StockAlertDialog }) => StockAlertDialog,
  ),
);
