import { FormattedMessage } from 'react-intl';
import type { Order } from '../../api/endpoints.gen.ts';
import { AddressLines } from './AddressLines.tsx';
import { DeliveryTime } from './DeliveryTime.tsx';
import styles from './OrderContent.module.css';
import { paymentStateIds } from './orderTexts.ts';

/** Where an order goes, when, and how it is paid. */
export function OrderDetails({ answer }: { readonly answer: Order }) {
  const { address, delivery, payment, note, email } = answer;
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="order.details" />
      </h2>
      {address && (
        <>
          <h3>
            <FormattedMessage id="order.address" />
          </h3>
          <AddressLines address={address} />
          {email && <p>{email}</p>}
        </>
      )}
      {delivery && (
        <>
          <h3>
            <FormattedMessage id="order.delivery" />
          </h3>
          <p>
            {delivery.name}
            <DeliveryTime delivery={delivery} />
          </p>
        </>
      )}
      {payment && (
        <>
          <h3>
            <FormattedMessage id="order.payment" />
          </h3>
          <p>
            {payment.name}: <FormattedMessage id={paymentStateIds[payment.state]} />
          </p>
          {payment.instructions.length > 0 && (
            <dl className={styles.instructions}>
              {payment.instructions.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </>
      )}
      {note && (
        <>
          <h3>
            <FormattedMessage id="order.note" />
          </h3>
          <p>{note}</p>
        </>
      )}
    </section>
  );
}
