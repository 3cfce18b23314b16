import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { useGetOrderQuery } from '../../api/api.ts';
import type { Order, OrderKeyForm } from '../../api/endpoints.gen.ts';
import { CleanHtml } from '../../components/content/CleanHtml.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { configText, selectConfig } from '../shop/configSelector.ts';
import { selectIsStarted } from '../session/sessionSlice.ts';
import type { ScreenProps } from '../ui/screenProps.ts';
import { AccountSkeleton } from '../account/AccountSkeleton.tsx';
import { AddressLines } from '../addresses/AddressLines.tsx';
import { QueryView } from '../account/QueryView.tsx';
import { Guarded } from '../account/Guarded.tsx';
import { linkedCode } from '../../lib/linkedCode.ts';
import { OrderLines } from './OrderLines.tsx';
import { selectOrderName } from './orderNameSelector.ts';
import { orderPath } from './orderPaths.ts';
import { paymentStateIds } from './orderTexts.ts';
import { ShopDate } from './ShopDate.tsx';
import styles from './InvoiceScreen.module.css';

export function InvoiceScreen({ params: { number = '' } }: ScreenProps) {
  return (
    <div className={styles.paper}>
      <InvoiceTitle number={number} />
      <Guarded>
        <Invoice order={{ number }} />
      </Guarded>
    </div>
  );
}

export function GuestInvoiceScreen({ params: { number = '' } }: ScreenProps) {
  const isStarted = useAppSelector(selectIsStarted);
  const secret = linkedCode(useLocation().hash, 'secret');
  return (
    <div className={styles.paper}>
      <InvoiceTitle number={number} />
      {isStarted ? <Invoice order={{ number, secret }} /> : <AccountSkeleton />}
    </div>
  );
}

function InvoiceTitle({ number }: { readonly number: string }) {
  const name = useAppSelector((state) => selectOrderName(state, number));
  return (
    <Typography variant="pageTitle">
      <FormattedMessage id="invoice.title" values={{ number: name }} />
    </Typography>
  );
}

function Invoice({ order }: { readonly order: OrderKeyForm }) {
  return (
    <>
      <div className={styles.ways}>
        <Button variant="contained" onClick={() => window.print()}>
          <FormattedMessage id="invoice.print" />
        </Button>
        <Button variant="outlined" href={orderPath(order)}>
          <FormattedMessage id="invoice.back" />
        </Button>
      </div>
      <QueryView query={useGetOrderQuery(order)}>
        {(answer) => <InvoiceText answer={answer} />}
      </QueryView>
    </>
  );
}

function InvoiceText({ answer }: { readonly answer: Order }) {
  const config = useAppSelector(selectConfig);
  const { address, lines = [], totals = [], refunds, payment, placed } = answer;
  return (
    <>
      <div className={styles.parties}>
        <div>
          <Typography variant="label" component="p">
            {configText(config, 'store_name')}
          </Typography>
          <CleanHtml html={configText(config, 'store_address')} />
          <p>{configText(config, 'store_email')}</p>
        </div>
        {address && (
          <div>
            <Typography variant="label" component="p">
              <FormattedMessage id="invoice.to" />
            </Typography>
            <AddressLines address={address} />
          </div>
        )}
      </div>
      <p>
        <FormattedMessage id="invoice.date" values={{ date: <ShopDate date={placed} /> }} />
      </p>
      <OrderLines lines={lines} totals={totals} refunds={refunds} isPaper />
      {payment && (
        <p>
          <FormattedMessage
            id="invoice.payment"
            values={{
              name: payment.name,
              state: <FormattedMessage id={paymentStateIds[payment.state]} />,
            }}
          />
        </p>
      )}
    </>
  );
}
