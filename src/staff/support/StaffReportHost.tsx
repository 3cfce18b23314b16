import { loadable } from '../../components/loadable.tsx';
import { useStaffDispatch, useStaffSelector } from '../staffHooks.ts';
import { dialogClosed, selectDialog } from '../ui/staffUiSlice.ts';

/** With all that cleans a recording. */
export const LazyStaffReportDialog = loadable(
  () => import(/* webpackChunkName: "staffReport" */ './StaffReportDialog.tsx'),
  'StaffReportDialog',
);

/** The report of a problem, on any page, once it is opened. */
export function StaffReportHost() {
  const dispatch = useStaffDispatch();
  const dialog = useStaffSelector(selectDialog);
  if (dialog?.name !== 'report') return null;
  return <LazyStaffReportDialog intent={dialog.intent} onClose={() => dispatch(dialogClosed())} />;
}
