import { useState } from 'react';
import { useKept } from '../../components/useKept.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { LazyQuickView } from '../product/lazyQuickView.ts';
import type { Dialog } from '../ui/dialog.ts';
import { dialogClosed, selectDialog } from '../ui/uiSlice.ts';
import { FailedPart } from '../ui/FailedPart.ts';
import {
  LazyAccountDialog,
  LazyContentDialog,
  LazyNewsletterDialog,
  LazyReportDialog,
  LazyReviewDialog,
  LazyShortcutsDialog,
  LazyStockAlertDialog,
  LazyVideoDialog,
  LazyZoomDialog,
} from './lazyDialogs.ts';

/** The dialog that the store names, and the last one on its way out. Its code comes with the first opening. */
export function DialogHost() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectDialog);
  const dialog = useKept(open);
  const [failed, setFailed] = useState<Dialog>();
  // Opened once more it is another one, whose code is asked for anew.
  if (!dialog || dialog === failed) return null;
  const onClose = () => dispatch(dialogClosed());
  const onGiveUp = () => {
    setFailed(dialog);
    onClose();
  };
  const shared = { isOpen: open === dialog, onClose, failure: <FailedPart onGiveUp={onGiveUp} /> };
  switch (dialog.name) {
    case 'quickView':
      return <LazyQuickView productId={dialog.productId} {...shared} />;
    case 'zoom':
      return <LazyZoomDialog inputs={dialog.inputs} {...shared} />;
    case 'review':
      return (
        <LazyReviewDialog
          productId={dialog.productId}
          productName={dialog.productName}
          {...shared}
        />
      );
    case 'removeAddress':
    case 'removePasskey':
    case 'cancelOrder':
      return <LazyAccountDialog dialog={dialog} {...shared} />;
    case 'newsletter':
      return <LazyNewsletterDialog {...shared} />;
    case 'shortcuts':
      return <LazyShortcutsDialog {...shared} />;
    case 'stockAlert':
      return (
        <LazyStockAlertDialog
          productId={dialog.productId}
          productName={dialog.productName}
          {...shared}
        />
      );
    case 'reportProblem':
      return <LazyReportDialog {...shared} />;
    case 'content':
      return <LazyContentDialog inputs={dialog.inputs} {...shared} />;
    case 'video':
      return <LazyVideoDialog title={dialog.title} videoId={dialog.videoId} {...shared} />;
    case 'cartAdded': // belongs to the cart's panels
    default:
      return null;
  }
}
