import { useIntl } from 'react-intl';
import type { Sales } from '../../api/staffApi.ts';
import { useMoney } from '../ui/useMoney.ts';
import { Figure } from './Figure.tsx';

/** Orders and sales of today, compared with the same time last week. */
export function TodayFigures({ today }: Pick<Sales, 'today'>) {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney(0);
  return (
    <>
      <Figure
        label={formatMessage({ id: 'staff.insight.today.orders' })}
        value={today.orders}
        before={{ value: today.orders_before, textId: 'staff.insight.lastWeek' }}
        format={formatNumber}
      />
      <Figure
        label={formatMessage({ id: 'staff.insight.today.amount' })}
        value={today.amount}
        before={{ value: today.amount_before, textId: 'staff.insight.lastWeek' }}
        format={money}
      />
    </>
  );
}
