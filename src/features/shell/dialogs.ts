import { removePasskeyDialog } from '../account/dialogs.ts';
import { removeAddressDialog } from '../addresses/dialogs.ts';
import { newsletterDialog } from '../newsletter/dialogs.ts';
import { cancelOrderDialog } from '../orders/dialogs.ts';
import { quickViewDialog, zoomDialog } from '../product/dialogs.ts';
import { reviewDialog } from '../reviews/dialogs.ts';
import { shortcutsDialog } from '../shortcuts/dialogs.ts';
import { stockAlertDialog } from '../stockAlert/dialogs.ts';
import { reportDialog } from '../recording/report/dialogs.ts';
import type { DialogDeclaration } from '../ui/declareDialog.ts';
import { contentDialog, videoDialog } from '../ui/dialogs.ts';

export const dialogs: ReadonlyMap<string, DialogDeclaration<object>> = new Map(
  [
    cancelOrderDialog,
    contentDialog,
    newsletterDialog,
    quickViewDialog,
    removeAddressDialog,
    removePasskeyDialog,
    reportDialog,
    reviewDialog,
    shortcutsDialog,
    stockAlertDialog,
    videoDialog,
    zoomDialog,
  ].map((declaration) => [declaration.name, declaration as DialogDeclaration<object>]),
);
