import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { isDone, useReorderMutation } from '../../api/api.ts';
import type { Order, OrderKeyForm } from '../../api/endpoints.gen.ts';
import buttons from '../../components/Button.module.css';
import { FormMessage } from '../../components/FormMessage.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import { cancelOrderDialog } from './dialogs.ts';
import styles from './OrderContent.module.css';
import { orderPath } from './orderPaths.ts';
import { rejectionText } from '../../forms/rejectionText.ts';

interface OrderActionsProps {
  readonly order: OrderKeyForm;
  readonly answer: Order;
}

/** Ordering the same again, cancelling, and the invoice. */
export function OrderActions({ order, answer }: OrderActionsProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [reorder, sending] = useReorderMutation();
  const { isLoading, isUninitialized } = sending;
  const again = sending.data || undefined;
  const isAdded = isDone(again);
  const missing = again?.missing ?? [];
  const rejection = rejectionText(again) ?? formatMessage({ id: 'form.failed' });
  const added = (
    <>
      <FormattedMessage id={missing.length > 0 ? 'order.reorderedPartly' : 'order.reordered'} />{' '}
      <Link to="/checkout/cart">
        <FormattedMessage id="order.toCart" />
      </Link>
    </>
  );
  return (
    <section className={styles.part} aria-label={formatMessage({ id: 'order.ways' })}>
      <FormMessage
        outcome={
          isUninitialized || isLoading
            ? undefined
            : { kind: isAdded ? 'done' : 'error', text: isAdded ? added : rejection }
        }
      />
      {missing.length > 0 && (
        <ul className={styles.missing} aria-label={formatMessage({ id: 'order.missing' })}>
          {missing.map(({ name, text }) => (
            <li key={`${name} ${text}`}>{text}</li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        {answer.can_reorder && (
          <button
            type="button"
            className={buttons.filled}
            aria-disabled={isLoading}
            onClick={() => {
              if (!isLoading) void reorder({ orderKeyForm: order });
            }}
          >
            <FormattedMessage id="order.reorder" />
          </button>
        )}
        <Link to={orderPath(order, '/invoice')} className={buttons.outlined}>
          <FormattedMessage id="order.invoice" />
        </Link>
        {answer.can_cancel && (
          <button
            type="button"
            className={buttons.outlined}
            onClick={() => dispatch(cancelOrderDialog.opened({ order }))}
          >
            <FormattedMessage id="order.cancel" />
          </button>
        )}
      </div>
    </section>
  );
}
