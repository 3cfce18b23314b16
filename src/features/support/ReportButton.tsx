import { FormattedMessage } from 'react-intl';
import { useAppStore } from '../../store/hooks.ts';
import { reportDialog } from './dialogs.ts';

/** Opens the report of a problem; what was recorded until then is what it is about. */
export function ReportButton({ className }: { readonly className?: string | undefined }) {
  const { recorder, dispatch } = useAppStore();
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        recorder.freeze();
        dispatch(reportDialog.opened({}));
      }}
    >
      <FormattedMessage id="support.report.title" />
    </button>
  );
}
