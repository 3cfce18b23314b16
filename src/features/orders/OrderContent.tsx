import { useGetOrderQuery } from '../../api/api.ts';
import type { OrderKeyForm } from '../../api/endpoints.gen.ts';
import { PaymentState } from './PaymentState.tsx';
import { QueryView } from '../account/QueryView.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import styles from './OrderContent.module.css';

interface OrderContentProps {
  readonly order: OrderKeyForm;
}

export function OrderContent({ order }: OrderContentProps) {
  const query = useGetOrderQuery(order, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={query}>
      {(answer) => (
        <div className={styles.columns}>
          <div className={styles.main}>
            <OrderTimeline events={answer.timeline ?? []} />
            <OrderLines
              lines={answer.lines ?? []}
              totals={answer.totals ?? []}
              refunds={answer.refunds}
            />
          </div>
          <div className={styles.main}>
            <OrderActions order={order} answer={answer} />
            {answer.payment && <PaymentState payment={answer.payment} orderKey={order} />}
            <OrderDetails answer={answer} />
          </div>
        </div>
      )}
    </QueryView>
  );
}
