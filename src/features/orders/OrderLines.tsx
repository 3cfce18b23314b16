import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { OrderLine, TotalLine } from '../../api/endpoints.gen.ts';
import { productPath } from '../../lib/paths.ts';
import { LineOptions } from '../cart/LineOptions.tsx';
import { TotalLines } from '../cart/TotalLines.tsx';
import { usePriceText } from '../shop/usePriceText.ts';
import styles from './OrderContent.module.css';

interface OrderLinesProps {
  readonly lines: readonly OrderLine[];
  /** As agreed to, in the order shown */
  readonly totals: readonly TotalLine[];
  /** On paper nothing leads anywhere */
  readonly isPaper?: boolean;
}

/** What was ordered, and what it comes to. */
export function OrderLines({ lines, totals, isPaper = false }: OrderLinesProps) {
  const priceText = usePriceText();
  return (
    <Card component="section" variant="outlined" className={styles.part}>
      <Typography variant="h4" component="h2">
        <FormattedMessage id="order.lines" />
      </Typography>
      <Table className={styles.lines}>
        <TableHead>
          <TableRow>
            <TableCell>
              <FormattedMessage id="order.product" />
            </TableCell>
            <TableCell>
              <FormattedMessage id="order.quantity" />
            </TableCell>
            <TableCell align="right" className={styles.each}>
              <FormattedMessage id="order.each" />
            </TableCell>
            <TableCell align="right">
              <FormattedMessage id="order.amount" />
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ name, handle, product_id, option, quantity, ...line }, index) => (
            // Lines of an order never change.
            <TableRow key={index}>
              <TableCell component="th" scope="row">
                {isPaper || product_id === undefined ? (
                  name
                ) : (
                  <Link href={productPath(handle)}>{name}</Link>
                )}
                <LineOptions options={option} />
              </TableCell>
              <TableCell>{quantity}</TableCell>
              <TableCell align="right" className={styles.each}>
                {line.price_text || priceText(line.price)}
              </TableCell>
              <TableCell align="right">{line.total_text || priceText(line.total)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TotalLines totals={totals} isChangeable={false} />
    </Card>
  );
}
