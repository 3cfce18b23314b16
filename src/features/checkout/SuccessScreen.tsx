import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useGetOrderQuery } from '../../api/api.ts';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { answerState } from '../../lib/answerState.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { linkedCode } from '../../lib/linkedCode.ts';
import { selectIsStarted } from '../session/sessionSlice.ts';
import { PartSkeleton } from './CheckoutSkeleton.tsx';
import { PlacedOrder } from './PlacedOrder.tsx';
import pageStyles from '../../components/Page.module.css';

export function SuccessScreen() {
  const { formatMessage } = useIntl();
  const isStarted = useAppSelector(selectIsStarted);
  const { search, hash } = useLocation();
  const number = new URLSearchParams(search).get('order');
  const secret = linkedCode(hash, 'secret');
  const order = { number: number ?? '', ...(secret && { secret }) };
  const query = useGetOrderQuery(isStarted && number ? order : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const { answer, hasFailed } = answerState(query);
  if (hasFailed) {
    return (
      <SuccessPage>
        <ErrorState textId="checkout.success.failed" onRetry={query.refetch} />
      </SuccessPage>
    );
  }
  if (number === null || answer?.error) {
    return (
      <SuccessPage>
        <EmptyState
          title={answer?.error ?? formatMessage({ id: 'checkout.success.none' })}
          text={formatMessage({ id: 'checkout.success.noneText' })}
        >
          <Button variant="contained" href="/shop">
            <FormattedMessage id="cart.continue.text" />
          </Button>
        </EmptyState>
      </SuccessPage>
    );
  }
  return (
    <SuccessPage>
      {answer ? <PlacedOrder order={answer} orderKey={order} /> : <PartSkeleton />}
    </SuccessPage>
  );
}

function SuccessPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={pageStyles.page}>
      <Typography variant="pageTitle">
        <FormattedMessage id="checkout.success.title" />
      </Typography>
      {children}
    </div>
  );
}
