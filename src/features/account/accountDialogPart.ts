import { loadable } from '../../components/loadable.tsx';

/** The dialogs of the account; their code comes with the first opening. */
export const accountDialogPart = loadable(() =>
  import(/* webpackChunkName: "account-dialog" */ './AccountDialog.tsx').then(
    ({ AccountDialog }) => AccountDialog,
  ),
);
