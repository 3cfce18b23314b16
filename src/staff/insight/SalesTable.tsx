import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../ui/useMoney.ts';
import type { SalesDay } from './salesDay.ts';

export function SalesTable({ days }: { readonly days: readonly SalesDay[] }) {
  const intl = useIntl();
  const money = useMoney(0);
  return (
    <TableContainer>
      <Table size="small" aria-label={intl.formatMessage({ id: 'staff.insight.sales' })}>
        <TableHead>
          <TableRow>
            <TableCell>
              <FormattedMessage id="staff.insight.day" />
            </TableCell>
            <TableCell align="right">
              <FormattedMessage id="staff.insight.orders" />
            </TableCell>
            <TableCell align="right">
              <FormattedMessage id="staff.insight.amount" />
            </TableCell>
            <TableCell align="right">
              <FormattedMessage id="staff.insight.before" />
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {days.toReversed().map(({ day, orders, amount, amount_before: before }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row">
                {intl.formatDate(day, {
                  weekday: 'short',
                  day: 'numeric',
                  month: 'short',
                  timeZone: 'UTC',
                })}
              </TableCell>
              <TableCell align="right">{intl.formatNumber(orders)}</TableCell>
              <TableCell align="right">{money(amount)}</TableCell>
              <TableCell align="right">{money(before)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
