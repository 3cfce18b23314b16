import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProtectedDownload } from '../ui/ProtectedDownload.tsx';
import type { ReportPeriod } from './reportPeriods.ts';

const TABLES = ['orders', 'lines', 'payments', 'refunds', 'taxes', 'customers'] as const;

const FORMATS = ['csv', 'xlsx'] as const;

const formatIds = { csv: 'staff.export.csv', xlsx: 'staff.export.xlsx' } as const;

const tableIds = {
  orders: 'staff.export.orders',
  lines: 'staff.export.lines',
  payments: 'staff.export.payments',
  refunds: 'staff.export.refunds',
  taxes: 'staff.export.taxes',
  customers: 'staff.export.customers',
} as const;

export function ExportButtons({ period }: { readonly period: ReportPeriod }) {
  const { formatMessage } = useIntl();
  const query = new URLSearchParams({ from: period.from, to: period.to }).toString();
  return (
    <section aria-labelledby="exports">
      <Typography id="exports" component="h3" variant="h5" sx={{ mb: 1 }}>
        <FormattedMessage id="staff.export" />
      </Typography>
      <Stack spacing={1}>
        {TABLES.map((table) => (
          <Stack
            key={table}
            direction="row"
            sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Typography sx={{ flex: { xs: '0 0 112px', sm: '0 0 180px' } }}>
              <FormattedMessage id={tableIds[table]} />
            </Typography>
            {FORMATS.map((format) => (
              <ProtectedDownload
                key={format}
                label={formatMessage(
                  { id: 'staff.export.fileOf' },
                  {
                    table: formatMessage({ id: tableIds[table] }),
                    format: formatMessage({ id: formatIds[format] }),
                  },
                )}
                href={`/api/staff/exports/${table}?${query}&format=${format}`}
              >
                <FormattedMessage id={formatIds[format]} />
              </ProtectedDownload>
            ))}
          </Stack>
        ))}
      </Stack>
    </section>
  );
}
