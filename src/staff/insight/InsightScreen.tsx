import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useGetSalesQuery } from '../../api/staffApi.ts';
import { PageHeader } from '../frame/PageHeader.tsx';
import { withFilter } from '../ui/pageQuery.ts';
import { LowStockPanel } from './LowStockPanel.tsx';
import { MissedSearchesPanel } from './MissedSearchesPanel.tsx';
import { PERIODS, periodOf } from './period.ts';
import { ReportPanel } from './ReportPanel.tsx';
import { SalesPanels } from './SalesPanels.tsx';
import { SellerPanels } from './SellerPanels.tsx';

export function InsightScreen() {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useSearchParams();
  const days = periodOf(query);
  const { data: sales } = useGetSalesQuery({ days });
  const today = sales?.days.at(-1)?.day;
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.menu.insight' })}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={days}
          onChange={(_event, next: number | null) =>
            setQuery(withFilter(query, { days: String(next ?? days) }))
          }
          aria-label={formatMessage({ id: 'staff.insight.period' })}
        >
          {PERIODS.map((period) => (
            <ToggleButton key={period} value={period}>
              <FormattedMessage id="staff.insight.days" values={{ days: period }} />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </PageHeader>
      <Stack spacing={3}>
        <SalesPanels days={days} />
        {today !== undefined && <ReportPanel today={today} />}
        <SellerPanels days={days} />
        <LowStockPanel />
        <MissedSearchesPanel days={days} />
      </Stack>
    </>
  );
}
