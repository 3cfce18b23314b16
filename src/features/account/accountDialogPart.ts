import { loadable } from '../../components/loadable.tsx';

/** The dialogs of the account; their code is fetched ahead when the browser is idle. */
export const accountDialogPart = loadable(() =>
  import(/* webpackChunkName: "account-dialog" */ './AccountDialog.tsx').then(
    ({ AccountDialog }) => AccountDialog,
  ),
);
