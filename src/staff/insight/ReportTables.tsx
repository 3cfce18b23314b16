import { useIntl } from 'react-intl';
import type { Report } from '../../api/staffApi.ts';
import { useMoney } from '../ui/useMoney.ts';
import { ReportTable } from './ReportTable.tsx';

export function ReportTables({ report }: { readonly report: Report }) {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const text = (id: string) => formatMessage({ id });
  const toRows = (parts: Report['payments']) =>
    parts.map(({ name, count, amount }) => [name, formatNumber(count), money(amount)]);
  return (
    <>
      <ReportTable
        titleId="staff.report.orders"
        columnIds={['staff.report.orders', 'staff.insight.amount']}
        rows={[
          [text('staff.report.count'), formatNumber(report.orders)],
          [text('staff.report.goods'), money(report.goods)],
          [text('staff.report.discount'), money(-report.discount)],
          [text('staff.report.deliveryFees'), money(report.delivery_fees)],
          [text('staff.report.total'), money(report.total)],
          [text('staff.report.refunds'), money(-report.refunds)],
        ]}
      />
      <ReportTable
        titleId="staff.report.payments"
        columnIds={['staff.report.payments', 'staff.report.number', 'staff.insight.amount']}
        rows={toRows(report.payments)}
      />
      <ReportTable
        titleId="staff.report.deliveries"
        columnIds={['staff.report.deliveries', 'staff.report.number', 'staff.report.deliveryFees']}
        rows={toRows(report.deliveries)}
      />
      <ReportTable
        titleId="staff.report.taxes"
        columnIds={['staff.report.taxes', 'staff.report.net', 'staff.tax']}
        rows={report.taxes.map(({ rate, net, tax }) => [
          formatNumber(rate / 100, { style: 'percent', maximumFractionDigits: 2 }),
          money(net),
          money(tax),
        ])}
      />
    </>
  );
}
