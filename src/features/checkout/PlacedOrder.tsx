import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { Order, OrderKeyForm } from '../../api/endpoints.gen.ts';
import buttons from '../../components/Button.module.css';
import { AddressLines } from '../addresses/AddressLines.tsx';
import { DeliveryTime } from '../orders/DeliveryTime.tsx';
import { orderPath } from '../orders/orderPaths.ts';
import { TotalLines } from '../cart/TotalLines.tsx';
import { usePriceText } from '../shop/usePriceText.ts';
import screen from './CheckoutScreen.module.css';
import { OrderedLine } from './OrderedLine.tsx';
import summary from './OrderSummary.module.css';
import styles from './PlacedOrder.module.css';
import { PaymentState } from '../orders/PaymentState.tsx';

const strong = (content: ReactNode) => <strong>{content}</strong>;

interface PlacedOrderProps {
  readonly order: Order;
  /** Names it; the secret of a guest's is a reference */
  readonly orderKey: OrderKeyForm;
}

/** The order just placed: its number, what happens next, and the ways to it. */
export function PlacedOrder({ order, orderKey }: PlacedOrderProps) {
  const { email, payment, address, delivery, lines = [], totals = [] } = order;
  const priceText = usePriceText();
  return (
    <div className={screen.columns}>
      <div className={screen.step}>
        <OrderNumber number={order.number ?? orderKey.number} />
        <p>
          <FormattedMessage id="checkout.success.mail" values={{ email }} />
        </p>
        {payment && <PaymentState payment={payment} orderKey={orderKey} />}
        <div className={styles.facts}>
          {delivery && (
            <section>
              <h2 className={styles.title}>
                <FormattedMessage id="checkout.steps.delivery" />
              </h2>
              <p>
                {delivery.name}
                <DeliveryTime delivery={delivery} />
              </p>
            </section>
          )}
          {address && (
            <section>
              <h2 className={styles.title}>
                <FormattedMessage id="checkout.steps.address" />
              </h2>
              <AddressLines address={address} />
            </section>
          )}
        </div>
        <div className={styles.ways}>
          <Link to={orderPath(orderKey)} className={buttons.filled}>
            <FormattedMessage id="checkout.success.order" />
          </Link>
          <button type="button" className={buttons.outlined} onClick={() => window.print()}>
            <FormattedMessage id="checkout.success.print" />
          </button>
          <Link to="/shop" className={buttons.outlined}>
            <FormattedMessage id="cart.continue.text" />
          </Link>
        </div>
      </div>
      <aside className={screen.sums} aria-labelledby="placed-order">
        <h2 id="placed-order" className={screen.heading}>
          <FormattedMessage id="checkout.summary.title" />
        </h2>
        <ul className={summary.lines}>
          {lines.map((line, index) => (
            // Lines of an order never change.
            <OrderedLine
              key={index}
              line={line}
              amount={line.total_text || priceText(line.total)}
            />
          ))}
        </ul>
        <TotalLines totals={totals} isChangeable={false} />
      </aside>
    </div>
  );
}

/** The number of the order, which takes the focus: the button that was pressed is gone. */
function OrderNumber({ number }: { readonly number: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={text} tabIndex={-1} className={styles.number}>
      <FormattedMessage id="checkout.success.number" values={{ number, strong }} />
    </p>
  );
}
