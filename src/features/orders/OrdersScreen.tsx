import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { useListOrdersQuery } from '../../api/api.ts';
import type { OrderList, OrderSummary } from '../../api/endpoints.gen.ts';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Pagination } from '../../components/Pagination.tsx';
import { orderName } from '../../lib/orderName.ts';
import { pageNumber } from '../../lib/pageNumber.ts';
import { pagePath } from '../../lib/paths.ts';
import { AccountPage } from '../account/AccountPage.tsx';
import { QueryView } from '../account/QueryView.tsx';
import { orderPath } from './orderPaths.ts';
import { orderStatusIds, paymentStateIds } from './orderTexts.ts';
import { ShopDate } from './ShopDate.tsx';
import styles from './OrdersScreen.module.css';

const LIMIT = 10;

export function OrdersScreen() {
  return (
    <AccountPage titleId="shell.account.orders">
      <OrdersContent />
    </AccountPage>
  );
}

function OrdersContent() {
  const page = pageNumber(useLocation().search);
  return (
    <QueryView query={useListOrdersQuery({ page, limit: LIMIT })}>
      {(answer) => <Orders answer={answer} page={page} />}
    </QueryView>
  );
}

function Orders({ answer, page }: { readonly answer: OrderList; readonly page: number }) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const { orders, total, limit } = answer;
  if (orders.length === 0) {
    return (
      <EmptyState
        title={formatMessage({ id: page > 1 ? 'orders.noPage' : 'orders.empty' })}
        text={formatMessage({ id: 'orders.emptyHint' })}
      >
        <Button variant="contained" href={page > 1 ? pathname : '/shop'}>
          <FormattedMessage id={page > 1 ? 'orders.first' : 'wishlist.screen.shop'} />
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <Typography role="status" color="textSecondary">
        <FormattedMessage id="orders.count" values={{ count: total }} />
      </Typography>
      <List disablePadding className={styles.list}>
        {orders.map((order) => (
          <OrderRow key={order.order_id} order={order} />
        ))}
      </List>
      <Pagination
        page={page}
        pageCount={limit > 0 ? Math.ceil(total / limit) : 1}
        pathOfPage={(other) => pagePath(pathname, search, other)}
      />
    </>
  );
}

function OrderRow({ order }: { readonly order: OrderSummary }) {
  const { number, status, placed, units, total_text, payment_state } = order;
  return (
    <Card component="li" variant="tile" className={styles.row}>
      <Typography variant="h4" component="h2">
        <Link to={orderPath({ number })} className={styles.link}>
          <FormattedMessage id="order.title" values={{ number: orderName(order) }} />
        </Link>
      </Typography>
      <Typography variant="label" component="p" className={styles.end}>
        <FormattedMessage id={orderStatusIds[status]} />
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <ShopDate date={placed} /> <span>·</span>{' '}
        <FormattedMessage id="orders.units" values={{ units }} /> <span>·</span>{' '}
        <FormattedMessage id={paymentStateIds[payment_state]} />
      </Typography>
      <Typography variant="price" component="p" className={styles.end}>
        {total_text}
      </Typography>
    </Card>
  );
}
