import { FormattedMessage } from 'react-intl';
import type { OrderEvent } from '../../api/endpoints.gen.ts';
import styles from './OrderContent.module.css';
import { orderStatusIds } from './orderTexts.ts';
import { ShopDate } from './ShopDate.tsx';

/** What has happened to an order, oldest first. */
export function OrderTimeline({ events }: { readonly events: readonly OrderEvent[] }) {
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="order.timeline" />
      </h2>
      <ol className={styles.timeline}>
        {events.map(({ status, date }) => (
          <li key={`${status} ${date}`} className={styles.event}>
            <span className={styles.happened}>
              <FormattedMessage id={orderStatusIds[status]} />
            </span>
            <ShopDate date={date} hasTime />
          </li>
        ))}
      </ol>
    </section>
  );
}
