import { FormattedMessage } from 'react-intl';
import { ProtectedDownload } from '../ui/ProtectedDownload.tsx';

/** Downloads the email addresses of customers who wait for a product. */
export function ExportAlerts() {
  return (
    <ProtectedDownload href="/api/staff/stock/alerts/export">
      <FormattedMessage id="staff.stock.downloadAlerts" />
    </ProtectedDownload>
  );
}
