import { loadable } from '../../../components/loadable.tsx';
import { declareDialog } from '../../ui/declareDialog.ts';

export const reportDialog = declareDialog(
  'reportProblem',
  loadable(() => import(/* webpackChunkName: "report" */ './ReportDialog.tsx'), 'ReportDialog'),
);
