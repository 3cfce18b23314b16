/** The dialogs that `DialogHost` shows, the quick view excepted; the code of each comes with its first opening. */
import { loadable } from '../../components/loadable.tsx';

export const LazyAccountDialog = loadable(
  () => import(/* webpackChunkName: "account-dialog" */ '../account/AccountDialog.tsx'),
  'AccountDialog',
);
export const LazyContentDialog = loadable(
  () => import(/* webpackChunkName: "content-dialog" */ '../ui/ContentDialog.tsx'),
  'ContentDialog',
);
/** Its code is fetched once the page has settled and the pop-up is due. */
export const LazyNewsletterDialog = loadable(
  () => import(/* webpackChunkName: "newsletter" */ '../newsletter/NewsletterDialog.tsx'),
  'NewsletterDialog',
);
/** With all that cleans a recording. */
export const LazyReportDialog = loadable(
  () => import(/* webpackChunkName: "report" */ '../support/ReportDialog.tsx'),
  'ReportDialog',
);
export const LazyReviewDialog = loadable(
  () => import(/* webpackChunkName: "review" */ '../reviews/ReviewDialog.tsx'),
  'ReviewDialog',
);
export const LazyShortcutsDialog = loadable(
  () => import(/* webpackChunkName: "shortcuts" */ '../shortcuts/ShortcutsDialog.tsx'),
  'ShortcutsDialog',
);
export const LazyStockAlertDialog = loadable(
  () => import(/* webpackChunkName: "stock-alert" */ '../stockAlert/StockAlertDialog.tsx'),
  'StockAlertDialog',
);
export const LazyVideoDialog = loadable(
  () => import(/* webpackChunkName: "video-dialog" */ '../ui/VideoDialog.tsx'),
  'VideoDialog',
);
export const LazyZoomDialog = loadable(
  () => import(/* webpackChunkName: "zoom" */ '../product/ZoomDialog.tsx'),
  'ZoomDialog',
);
