import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetStaffSessionQuery } from '../../api/staffApi.ts';
import { signInDemanded } from '../session/staffSessionSlice.ts';
import { useStaffDispatch } from '../staffHooks.ts';

/** Downloads customers' email addresses, which needs a recent sign-in. */
export function ExportAlerts() {
  const dispatch = useStaffDispatch();
  const { data: session } = useGetStaffSessionQuery();
  function handleClick(event: MouseEvent) {
    const isRecent = session !== undefined && Date.parse(session.recent_until) > Date.now();
    if (isRecent) return;
    event.preventDefault();
    dispatch(signInDemanded('recent'));
  }
  return (
    <Button
      variant="outlined"
      component="a"
      href="/api/staff/stock/alerts/export"
      download
      onClick={handleClick}
    >
      <FormattedMessage id="staff.stock.downloadAlerts" />
    </Button>
  );
}
