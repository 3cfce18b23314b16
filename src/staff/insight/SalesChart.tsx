import { LineChart } from '@mui/x-charts/LineChart';
import { useIntl } from 'react-intl';
import { useMoney } from '../ui/useMoney.ts';
import type { SalesDay } from './salesDay.ts';

const HEIGHT = 280;

export function SalesChart({ days }: { readonly days: readonly SalesDay[] }) {
  const intl = useIntl();
  const money = useMoney(0);
  // Days have no time zone; formatting in UTC keeps the date from shifting.
  const day = (date: Date) =>
    intl.formatDate(date, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <LineChart
      height={HEIGHT}
      skipAnimation
      aria-hidden
      margin={{ left: 8, right: 24 }}
      xAxis={[
        { scaleType: 'utc', data: days.map((each) => new Date(each.day)), valueFormatter: day },
      ]}
      yAxis={[{ min: 0, width: 72, valueFormatter: money }]}
      series={[
        {
          id: 'before',
          curve: 'linear',
          label: intl.formatMessage({ id: 'staff.insight.before' }),
          data: days.map((each) => each.amount_before),
          color: 'var(--mui-palette-text-disabled)',
          showMark: false,
          valueFormatter: (value) => money(value ?? 0),
        },
        {
          id: 'now',
          curve: 'linear',
          label: intl.formatMessage({ id: 'staff.insight.now' }),
          data: days.map((each) => each.amount),
          color: 'var(--mui-palette-primary-main)',
          showMark: false,
          valueFormatter: (value) => money(value ?? 0),
        },
      ]}
    />
  );
}
