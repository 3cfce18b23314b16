import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { quantityText, weightText } from '../../../contract/weight.ts';
import type { StaffOrder } from '../../api/staffApi.ts';
import { pickingTotals } from './pickingTotals.ts';

export function PickingList({ orders }: { readonly orders: readonly StaffOrder[] }) {
  const { locale } = useIntl();
  const titleId = useId();
  if (orders.length < 2) return null;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        p: 3,
        mb: 2,
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: 2,
        '@media print': { border: 0, p: 0, breakAfter: 'page' },
      }}
    >
      <Typography id={titleId} component="h2" variant="h4" sx={{ mb: 2 }}>
        <FormattedMessage id="staff.print.picking" values={{ count: orders.length }} />
      </Typography>
      <Table size="small" aria-labelledby={titleId}>
        <TableHead>
          <TableRow>
            <TableCell>
              <FormattedMessage id="staff.print.quantity" />
            </TableCell>
            <TableCell>
              <FormattedMessage id="staff.print.product" />
            </TableCell>
            <TableCell>
              <FormattedMessage id="staff.print.inBox" />
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {pickingTotals(orders, locale).map(
            ({ key, name, ordered, packed, weight, weightStep }) => (
              <TableRow key={key}>
                <TableCell>{quantityText(ordered, weightStep, locale)}</TableCell>
                <TableCell>{name}</TableCell>
                <TableCell>{weight === null ? packed : weightText(weight, locale)}</TableCell>
              </TableRow>
            ),
          )}
        </TableBody>
      </Table>
    </Box>
  );
}
