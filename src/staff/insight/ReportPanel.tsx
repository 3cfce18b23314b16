import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useGetReportQuery } from '../../api/staffApi.ts';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { usePermissions } from '../session/usePermissions.ts';
import { FilterDay } from '../ui/FilterDay.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useTimes } from '../ui/useTimes.ts';
import { ExportButtons } from './ExportButtons.tsx';
import { ReportTables } from './ReportTables.tsx';
import { presetPeriods, reportPeriod, withPeriod } from './reportPeriods.ts';

/** Report and exports of a period. @param today `YYYY-MM-DD` in the shop's time zone */
export function ReportPanel({ today }: { readonly today: string }) {
  const { formatMessage } = useIntl();
  const may = usePermissions();
  const [query, setQuery] = useSearchParams();
  const period = reportPeriod(query, today);
  const { calendarDay } = useTimes();
  const { currentData: data, error, isFetching, refetch } = useGetReportQuery(period);
  return (
    <Panel title={formatMessage({ id: 'staff.report' })}>
      <Stack spacing={3}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {Object.entries(presetPeriods(today)).map(([id, preset]) => (
            <Button key={id} size="small" onClick={() => setQuery(withPeriod(query, preset))}>
              <FormattedMessage id={id} />
            </Button>
          ))}
        </Stack>
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <FilterDay name="from" label={formatMessage({ id: 'staff.report.from' })} />
          <FilterDay name="to" label={formatMessage({ id: 'staff.report.to' })} />
        </Stack>
        <Typography variant="h5" component="h3">
          <FormattedMessage
            id="staff.report.period"
            values={{ from: calendarDay(period.from), to: calendarDay(period.to) }}
          />
        </Typography>
        {!data && isFetching && <MainLoader />}
        {!data && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
        {data && <ReportTables report={data} />}
        {may('lists.export') && <ExportButtons period={period} />}
      </Stack>
    </Panel>
  );
}
