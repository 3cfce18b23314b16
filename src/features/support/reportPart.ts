import { loadable } from '../../components/loadable.tsx';

/** The report of a problem, with all that cleans a recording; its code comes with the first opening. */
export const reportPart = loadable(() =>
  import(/* webpackChunkName: "report" */ './ReportDialog.tsx').then(
    ({ ReportDialog }) => ReportDialog,
  ),
);
