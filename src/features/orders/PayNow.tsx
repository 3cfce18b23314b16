import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OrderKeyForm } from '../../api/endpoints.gen.ts';
import { FormMessage } from '../../components/state/FormMessage.tsx';
import { pressProps } from '../../components/pressProps.ts';
import { errorText } from '../../lib/errorText.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { openPaymentPage } from './openPaymentPage.ts';

export function PayNow({ orderKey }: { readonly orderKey: OrderKeyForm }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [isOpening, setIsOpening] = useState(false);
  const [error, setError] = useState<string>();
  // The Back button may restore this page with the button still busy, so reset it.
  useEffect(() => {
    const reset = () => setIsOpening(false);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);
  const open = async () => {
    setIsOpening(true);
    setError(undefined);
    const failure = await dispatch(openPaymentPage(orderKey));
    if (!failure) return;
    setIsOpening(false);
    setError(errorText(failure.error) ?? formatMessage({ id: 'shell.part.failed' }));
  };
  return (
    <>
      <FormMessage outcome={error === undefined ? undefined : { kind: 'error', text: error }} />
      <Button variant="contained" {...pressProps(isOpening, open)}>
        <FormattedMessage id="checkout.retry.text" />
      </Button>
    </>
  );
}
