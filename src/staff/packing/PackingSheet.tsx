import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { quantityText, weightText } from '../../../contract/weight.ts';
import type { StaffOrder } from '../../api/staffApi.ts';
import { orderName } from '../../lib/orderName.ts';
import { addressLines } from '../orders/addressLines.ts';
import { useTimes } from '../ui/useTimes.ts';
import { printedSubstitutionTexts } from '../ui/textIds.ts';
import { OrderCode } from './OrderCode.tsx';
import { PaymentNotice } from './PaymentNotice.tsx';
import { lineName } from './pickingTotals.ts';

const SQUARE = '☐';
const CHECKED = '☑';

export function PackingSheet({ order }: { readonly order: StaffOrder }) {
  const { locale } = useIntl();
  const times = useTimes();
  return (
    <Box
      component="article"
      aria-label={orderName(order)}
      sx={{
        p: 3,
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: 2,
        // A break after the last sheet prints an empty page.
        '@media print': { border: 0, p: 0, '&:not(:last-child)': { breakAfter: 'page' } },
      }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Typography component="h2" variant="h4">
          {orderName(order)}
        </Typography>
        <OrderCode number={order.number} />
      </Stack>
      <PaymentNotice order={order} />
      <Typography>
        {[order.delivery, times.slot(order.slot_starts, order.slot_ends)]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography sx={{ mb: 2 }}>{addressLines(order.address).join(', ')}</Typography>
      {order.shopper_note !== '' && (
        <Typography sx={{ mb: 2, whiteSpace: 'pre-line' }}>
          <FormattedMessage id="staff.order.shopperNote" values={{ note: order.shopper_note }} />
        </Typography>
      )}
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>
              <FormattedMessage id="staff.print.quantity" />
            </TableCell>
            <TableCell>
              <FormattedMessage id="staff.print.product" />
            </TableCell>
            <TableCell>
              <FormattedMessage id="staff.print.ifShort" />
            </TableCell>
            <TableCell>
              <FormattedMessage id="staff.print.inBox" />
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {order.lines.map((line) => (
            <TableRow key={line.id}>
              <TableCell>{quantityText(line.quantity, line.weight_step, locale)}</TableCell>
              <TableCell>{lineName(line)}</TableCell>
              <TableCell>
                <FormattedMessage id={printedSubstitutionTexts[line.substitution]} />
              </TableCell>
              <TableCell>
                {line.packed_quantity === null
                  ? SQUARE
                  : `${CHECKED} ${line.weight === null ? line.packed_quantity : weightText(line.weight, locale)}`}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
