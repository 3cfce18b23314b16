import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { useAppStore } from '../../../store/hooks.ts';
import { reportDialog } from './dialogs.ts';

interface ReportButtonProps {
  readonly variant?: 'text' | 'outlined';
  readonly className?: string | undefined;
}

export function ReportButton({ variant = 'text', className }: ReportButtonProps) {
  const { recorder, dispatch } = useAppStore();
  return (
    <Button
      variant={variant}
      className={className}
      onClick={() => {
        recorder.freeze();
        dispatch(reportDialog.opened({}));
      }}
    >
      <FormattedMessage id="support.report.title" />
    </Button>
  );
}
