import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { OrderLine, OrderRefund, TotalLine } from '../../api/endpoints.gen.ts';
import { productPath } from '../../lib/paths.ts';
import { RefundLines } from './RefundLines.tsx';
import { LineOptions } from '../cart/LineOptions.tsx';
import { TotalLines } from '../cart/TotalLines.tsx';
import { usePriceText } from '../shop/usePriceText.ts';
import styles from './OrderContent.module.css';

interface OrderLinesProps {
  readonly lines: readonly OrderLine[];
  /** Totals in display order. Based on packed quantities once the order is packed, otherwise on ordered quantities. */
  readonly totals: readonly TotalLine[];
  readonly refunds?: readonly OrderRefund[] | undefined;
  readonly isPaper?: boolean;
}

function LineQuantity({ quantity, packed = quantity }: Pick<OrderLine, 'quantity' | 'packed'>) {
  if (packed === quantity) return <span>{quantity}</span>;
  return (
    <>
      <span>{packed}</span>{' '}
      <Typography variant="caption" component="span" color="textSecondary">
        <FormattedMessage id="order.ofOrdered" values={{ quantity }} />
      </Typography>
    </>
  );
}

export function OrderLines({ lines, totals, refunds = [], isPaper = false }: OrderLinesProps) {
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
          {lines.map(({ name, handle, product_id, option, ...line }, index) => (
            <TableRow key={index}>
              <TableCell component="th" scope="row">
                {isPaper || product_id === undefined ? (
                  <span>{name}</span>
                ) : (
                  <Link href={productPath(handle)}>{name}</Link>
                )}
                <LineOptions options={option} />
                {line.replaces && (
                  <Typography variant="caption" component="p" color="textSecondary">
                    <FormattedMessage id="order.replaces" values={{ name: line.replaces }} />
                  </Typography>
                )}
              </TableCell>
              <TableCell>
                <LineQuantity {...line} />
              </TableCell>
              <TableCell align="right" className={styles.each}>
                {line.price_text || priceText(line.price)}
              </TableCell>
              <TableCell align="right">{line.total_text || priceText(line.total)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TotalLines totals={totals} isChangeable={false} />
      {refunds.length > 0 && <RefundLines refunds={refunds} />}
    </Card>
  );
}
