import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Seller } from '../../api/staffApi.ts';
import { staffPaths } from '../staffPaths.ts';
import { Panel } from '../ui/Panel.tsx';
import { useMoney } from '../ui/useMoney.ts';
import { useStockText } from '../products/useStockText.ts';

interface SellersPanelProps {
  readonly title: string;
  readonly sellers: readonly Seller[];
}

export function SellersPanel({ title, sellers }: SellersPanelProps) {
  const { formatNumber } = useIntl();
  const stockText = useStockText();
  const money = useMoney(0);
  return (
    <Panel title={title}>
      {sellers.length === 0 ? (
        <Typography>
          <FormattedMessage id="staff.insight.nothing" />
        </Typography>
      ) : (
        <TableContainer>
          <Table size="small" aria-label={title}>
            <TableHead>
              <TableRow>
                <TableCell>
                  <FormattedMessage id="staff.insight.product" />
                </TableCell>
                <TableCell align="right">
                  <FormattedMessage id="staff.insight.units" />
                </TableCell>
                <TableCell align="right">
                  <FormattedMessage id="staff.insight.amount" />
                </TableCell>
                <TableCell align="right">
                  <FormattedMessage id="staff.insight.stock" />
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {sellers.map(({ product_id: id, name, units, amount, stock }) => (
                <TableRow key={id}>
                  <TableCell component="th" scope="row">
                    <Link href={staffPaths.productStock(id)}>{name}</Link>
                  </TableCell>
                  <TableCell align="right">{formatNumber(units)}</TableCell>
                  <TableCell align="right">{money(amount)}</TableCell>
                  <TableCell align="right">{stockText(stock)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Panel>
  );
}
