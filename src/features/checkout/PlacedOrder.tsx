import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Order, OrderKeyForm } from '../../api/endpoints.gen.ts';
import { orderName } from '../../lib/orderName.ts';
import { AddressLines } from '../addresses/AddressLines.tsx';
import { DeliveryTime } from '../orders/DeliveryTime.tsx';
import { orderPath } from '../orders/orderPaths.ts';
import { TotalLines } from '../cart/TotalLines.tsx';
import { usePriceText } from '../shop/usePriceText.ts';
import { OrderedLine } from './review/OrderedLine.tsx';
import { PaymentState } from '../orders/PaymentState.tsx';
import screen from './CheckoutScreen.module.css';
import summary from './OrderSummary.module.css';
import styles from './PlacedOrder.module.css';

const strong = (content: ReactNode) => <strong>{content}</strong>;

interface PlacedOrderProps {
  readonly order: Order;
  /** Order number and, for guests, a vault reference to the secret. */
  readonly orderKey: OrderKeyForm;
}

function isReadyToPack(payment: Order['payment']): boolean {
  if (!payment) return true;
  const { state, instructions } = payment;
  return state === 'paid' || (state === 'due' && instructions.length === 0);
}

export function PlacedOrder({ order, orderKey }: PlacedOrderProps) {
  const { email, payment, address, delivery, lines = [], totals = [] } = order;
  const priceText = usePriceText();
  return (
    <div className={screen.columns}>
      <div className={screen.step}>
        <OrderNumber number={orderName({ ...order, number: order.number ?? orderKey.number })} />
        <p>
          <FormattedMessage id="checkout.success.mail" values={{ email }} />{' '}
          {isReadyToPack(payment) && <FormattedMessage id="checkout.success.next" />}
        </p>
        {payment && <PaymentState payment={payment} orderKey={orderKey} />}
        <div className={styles.facts}>
          {delivery && (
            <section>
              <Typography variant="h6" component="h2">
                <FormattedMessage id="checkout.steps.delivery" />
              </Typography>
              <p>
                <span>{delivery.name}</span>
                <DeliveryTime delivery={delivery} />
              </p>
            </section>
          )}
          {address && (
            <section>
              <Typography variant="h6" component="h2">
                <FormattedMessage id="checkout.steps.address" />
              </Typography>
              <AddressLines address={address} />
            </section>
          )}
        </div>
        <div className={styles.ways}>
          <Button variant="contained" href={orderPath(orderKey)}>
            <FormattedMessage id="checkout.success.order" />
          </Button>
          <Button variant="outlined" onClick={() => window.print()}>
            <FormattedMessage id="checkout.success.print" />
          </Button>
          <Button variant="outlined" href="/shop">
            <FormattedMessage id="cart.continue.text" />
          </Button>
        </div>
      </div>
      <Card
        component="aside"
        variant="panel"
        className={screen.sums}
        aria-labelledby="placed-order"
      >
        <Typography id="placed-order" variant="h3" component="h2">
          <FormattedMessage id="checkout.summary.title" />
        </Typography>
        <List disablePadding className={summary.lines}>
          {lines.map((line, index) => (
            <OrderedLine
              key={index}
              line={line}
              amount={line.total_text || priceText(line.total)}
            />
          ))}
        </List>
        <TotalLines totals={totals} isChangeable={false} />
      </Card>
    </div>
  );
}

function OrderNumber({ number }: { readonly number: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <Typography ref={text} variant="lead" tabIndex={-1}>
      <FormattedMessage id="checkout.success.number" values={{ number, strong }} />
    </Typography>
  );
}
