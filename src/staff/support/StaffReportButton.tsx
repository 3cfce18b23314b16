import Button from '@mui/material/Button';
import { nanoid } from '@reduxjs/toolkit';
import { FormattedMessage } from 'react-intl';
import { useStaffStore } from '../staffHooks.ts';
import { dialogOpened, menuToggled } from '../ui/staffUiSlice.ts';

/** Opens the report of a problem; what was recorded until then is what it is about. */
export function StaffReportButton() {
  const { recorder, dispatch } = useStaffStore();
  return (
    <Button
      size="small"
      onClick={() => {
        recorder.freeze();
        dispatch(menuToggled(false));
        dispatch(dialogOpened({ name: 'report', intent: nanoid() }));
      }}
    >
      <FormattedMessage id="support.report.title" />
    </Button>
  );
}
