import { FormattedMessage } from 'react-intl';
import { ProtectedDownload } from '../ui/ProtectedDownload.tsx';

export function ExportAlerts() {
  return (
    <ProtectedDownload href="/api/staff/stock/alerts/export">
      <FormattedMessage id="staff.stock.downloadAlerts" />
    </ProtectedDownload>
  );
}
