import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useReorderMutation } from '../../api/api.ts';
import type { Order, OrderKeyForm } from '../../api/endpoints.gen.ts';
import { FormMessage } from '../../components/state/FormMessage.tsx';
import { pressProps } from '../../components/pressProps.ts';
import { useFocusHandover } from '../../components/useFocusHandover.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { cancelOrderDialog } from './dialogs.ts';
import styles from './OrderContent.module.css';
import { orderPath } from './orderPaths.ts';
import { useWriteOutcome } from '../../forms/useWriteOutcome.ts';

const invoiceIds = {
  invoice: 'order.invoice',
  'credit-note': 'order.creditNote',
} as const;

interface OrderActionsProps {
  readonly order: OrderKeyForm;
  readonly answer: Order;
}

export function OrderActions({ order, answer }: OrderActionsProps) {
  const { formatMessage } = useIntl();
  const part = useRef<HTMLElement>(null);
  const [reorder, sending] = useReorderMutation();
  const { data, isLoading } = sending;
  const outcome = useWriteOutcome(sending);
  const missing = data?.missing ?? [];
  const added = (
    <>
      <FormattedMessage id={missing.length > 0 ? 'order.reorderedPartly' : 'order.reordered'} />{' '}
      <Link href="/checkout/cart">
        <FormattedMessage id="order.toCart" />
      </Link>
    </>
  );
  return (
    <Card
      component="section"
      ref={part}
      tabIndex={-1}
      variant="outlined"
      className={styles.part}
      aria-label={formatMessage({ id: 'order.ways' })}
    >
      <FormMessage outcome={outcome?.kind === 'done' ? { ...outcome, text: added } : outcome} />
      {missing.length > 0 && (
        <ul className={styles.missing} aria-label={formatMessage({ id: 'order.missing' })}>
          {missing.map(({ name, text }) => (
            <li key={`${name} ${text}`}>{text}</li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        {answer.can_reorder && (
          <Button
            variant="contained"
            {...pressProps(isLoading, () => reorder({ orderKeyForm: order }))}
          >
            <FormattedMessage id="order.reorder" />
          </Button>
        )}
        {answer.invoices?.map(({ kind, number, path }) => (
          <Button key={number} variant="outlined" component="a" href={path} target="_blank">
            <FormattedMessage id={invoiceIds[kind]} values={{ number }} />
          </Button>
        ))}
        <Button variant="outlined" href={orderPath(order, '/invoice')}>
          <FormattedMessage id="order.print" />
        </Button>
        {answer.can_cancel && (
          <CancelButton order={order} onFocusLost={() => part.current?.focus()} />
        )}
      </div>
    </Card>
  );
}

interface CancelButtonProps {
  readonly order: OrderKeyForm;
  readonly onFocusLost: () => void;
}

function CancelButton({ order, onFocusLost }: CancelButtonProps) {
  const dispatch = useAppDispatch();
  const button = useFocusHandover<HTMLButtonElement>(onFocusLost);
  return (
    <Button
      ref={button}
      variant="outlined"
      onClick={() => dispatch(cancelOrderDialog.opened({ order }))}
    >
      <FormattedMessage id="order.cancel" />
    </Button>
  );
}
