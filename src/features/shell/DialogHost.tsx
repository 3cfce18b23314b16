import { useState } from 'react';
import { loadable } from '../../components/loadable.tsx';
import { useKept } from '../../components/useKept.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { accountDialogPart } from '../account/accountDialogPart.ts';
import { quickViewPart } from '../catalog/quickViewPart.ts';
import { stockAlertPart } from '../catalog/stockAlertPart.ts';
import { newsletterPart } from '../newsletter/newsletterPart.ts';
import { reportPart } from '../support/reportPart.ts';
import type { Dialog } from '../ui/dialog.ts';
import { dialogClosed, selectDialog } from '../ui/uiSlice.ts';
import { FailedPart } from './FailedPart.ts';

const contentDialog = loadable(() =>
  import(/* webpackChunkName: "content-dialog" */ '../ui/ContentDialog.tsx').then(
    ({ ContentDialog }) => ContentDialog,
  ),
);
const videoDialog = loadable(() =>
  import(/* webpackChunkName: "video-dialog" */ '../ui/VideoDialog.tsx').then(
    ({ VideoDialog }) => VideoDialog,
  ),
);
const shortcutsDialog = loadable(() =>
  import(/* webpackChunkName: "shortcuts" */ '../shortcuts/ShortcutsDialog.tsx').then(
    ({ ShortcutsDialog }) => ShortcutsDialog,
  ),
);
const zoomDialog = loadable(() =>
  import(/* webpackChunkName: "zoom" */ '../catalog/ZoomDialog.tsx').then(
    ({ ZoomDialog }) => ZoomDialog,
  ),
);
const reviewDialog = loadable(() =>
  import(/* webpackChunkName: "review" */ '../catalog/ReviewDialog.tsx').then(
    ({ ReviewDialog }) => ReviewDialog,
  ),
);

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
      return <quickViewPart.Part productId={dialog.productId} {...shared} />;
    case 'zoom':
      return <zoomDialog.Part inputs={dialog.inputs} {...shared} />;
    case 'review':
      return (
        <reviewDialog.Part
          productId={dialog.productId}
          productName={dialog.productName}
          {...shared}
        />
      );
    case 'removeAddress':
    case 'removePasskey':
    case 'cancelOrder':
      return <accountDialogPart.Part dialog={dialog} {...shared} />;
    case 'newsletter':
      return <newsletterPart.Part {...shared} />;
    case 'shortcuts':
      return <shortcutsDialog.Part {...shared} />;
    case 'stockAlert':
      return (
        <stockAlertPart.Part
          productId={dialog.productId}
          productName={dialog.productName}
          {...shared}
        />
      );
    case 'reportProblem':
      return <reportPart.Part {...shared} />;
    case 'content':
      return <contentDialog.Part inputs={dialog.inputs} {...shared} />;
    case 'video':
      return <videoDialog.Part title={dialog.title} videoId={dialog.videoId} {...shared} />;
    case 'cartAdded': // belongs to the cart's panels
    default:
      return null;
  }
}
