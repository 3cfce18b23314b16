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
import { useWeightText } from '../../components/goods/useWeightText.ts';
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

function LineWeight({ step, line }: { readonly step: number; readonly line: OrderLine }) {
  const weightOf = useWeightText();
  const ordered = line.quantity * step;
  const { packed = line.quantity, weight = packed * step } = line;
  if (weight === ordered) return <span>{weightOf(ordered)}</span>;
  return (
    <>
      <span>{weightOf(weight)}</span>{' '}
      <Typography variant="caption" component="span" color="textSecondary">
        <FormattedMessage id="order.ofWeight" values={{ weight: weightOf(ordered) }} />
      </Typography>
    </>
  );
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

function LinePrice({ line }: { readonly line: OrderLine }) {
  const weightOf = useWeightText();
  const priceText = usePriceText();
  const price = line.price_text || priceText(line.price);
  if (line.weight_step === undefined) return <span>{price}</span>;
  return (
    <FormattedMessage id="order.priceFor" values={{ price, step: weightOf(line.weight_step) }} />
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
          {lines.map((line, index) => (
            <TableRow key={index}>
              <TableCell component="th" scope="row">
                {isPaper || line.product_id === undefined ? (
                  <span>{line.name}</span>
                ) : (
                  <Link href={productPath(line.handle)}>{line.name}</Link>
                )}
                <LineOptions options={line.option} />
                {line.replaces && (
                  <Typography variant="caption" component="p" color="textSecondary">
                    <FormattedMessage id="order.replaces" values={{ name: line.replaces }} />
                  </Typography>
                )}
              </TableCell>
              <TableCell>
                {line.weight_step === undefined ? (
                  <LineQuantity {...line} />
                ) : (
                  <LineWeight step={line.weight_step} line={line} />
                )}
              </TableCell>
              <TableCell align="right" className={styles.each}>
                <LinePrice line={line} />
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
