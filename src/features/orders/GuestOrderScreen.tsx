import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { useAppSelector } from '../../store/hooks.ts';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { FormMessage } from '../../components/state/FormMessage.tsx';
import { selectIsStarted } from '../session/sessionSlice.ts';
import type { ScreenProps } from '../ui/screenProps.ts';
import { AccountSkeleton } from '../account/AccountSkeleton.tsx';
import { linkedCode } from '../../lib/linkedCode.ts';
import { OrderContent } from './OrderContent.tsx';
import { selectOrderName } from './orderNameSelector.ts';
import styles from '../../components/Page.module.css';
import { orderPath } from './orderPaths.ts';

export function GuestOrderScreen({ params: { number = '' } }: ScreenProps) {
  const isStarted = useAppSelector(selectIsStarted);
  const name = useAppSelector((state) => selectOrderName(state, number));
  return (
    <div className={styles.page}>
      <Breadcrumb current={name} />
      <Typography variant="pageTitle">
        <FormattedMessage id="order.title" values={{ number: name }} />
      </Typography>
      {isStarted ? <GuestOrder number={number} /> : <AccountSkeleton />}
    </div>
  );
}

function GuestOrder({ number }: { readonly number: string }) {
  const secret = linkedCode(useLocation().hash, 'secret');
  if (secret !== '') return <OrderContent order={{ number, secret }} />;
  return (
    <>
      <FormMessage outcome={{ kind: 'error', text: <FormattedMessage id="order.noSecret" /> }} />
      <p>
        <Link href={orderPath({ number })}>
          <FormattedMessage id="order.ofCustomer" />
        </Link>
      </p>
    </>
  );
}
