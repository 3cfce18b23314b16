import { FormattedMessage } from 'react-intl';
import type { Order } from '../../api/endpoints.gen.ts';
import { AddressLines } from '../addresses/AddressLines.tsx';
import { DeliveryTime } from './DeliveryTime.tsx';
import styles from './OrderContent.module.css';

/** Where an order goes, and when. */
export function OrderDetails({ answer }: { readonly answer: Order }) {
  const { address, delivery, note, email } = answer;
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
