import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListPaymentMethodsQuery } from '../../api/api.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCompleted } from './checkoutSlice.ts';
import { CompletedAddress } from './CompletedAddress.tsx';
import styles from './CompletedSteps.module.css';
import { stepPath, type CheckoutStep } from './steps.ts';
import { useDeliveryMethods } from './useDeliveryMethods.ts';
import { useShopTimes } from './useShopTimes.ts';
import { stepChangeIds, stepNameIds } from './checkoutTexts.ts';

export function CompletedSteps() {
  return (
    <div className={styles.parts}>
      <CompletedStep step="address">
        <CompletedAddress />
      </CompletedStep>
      <CompletedStep step="delivery">
        <CompletedDelivery />
      </CompletedStep>
      <CompletedStep step="payment">
        <CompletedPayment />
      </CompletedStep>
    </div>
  );
}

interface CompletedStepProps {
  readonly step: Exclude<CheckoutStep, 'review'>;
  readonly children: ReactNode;
}

function CompletedStep({ step, children }: CompletedStepProps) {
  const { formatMessage } = useIntl();
  return (
    <Paper
      component="section"
      variant="outlined"
      className={styles.part}
      aria-labelledby={`completed-${step}`}
    >
      <Typography id={`completed-${step}`} variant="h6" component="h3">
        <FormattedMessage id={stepNameIds[step]} />
      </Typography>
      <Button
        variant="inline"
        href={stepPath(step)}
        aria-label={formatMessage({ id: stepChangeIds[step] })}
      >
        <FormattedMessage id="checkout.change.text" />
      </Button>
      <Typography component="div" variant="body2" color="textSecondary" className={styles.content}>
        {children}
      </Typography>
    </Paper>
  );
}

function CompletedDelivery() {
  const { delivery } = useAppSelector(selectCompleted);
  const { answer } = useDeliveryMethods();
  const { dayText, hoursText } = useShopTimes();
  const method = answer?.methods.find(({ delivery_id: id }) => id === delivery?.delivery_id);
  const slot = method?.slots?.find(({ slot_id: id }) => id === delivery?.slot_id);
  return (
    <>
      <p>{method?.name}</p>
      {slot && <p>{`${dayText(slot.starts)}, ${hoursText(slot.starts, slot.ends)}`}</p>}
    </>
  );
}

function CompletedPayment() {
  const { payment } = useAppSelector(selectCompleted);
  const { data } = useListPaymentMethodsQuery();
  const methods = data?.methods;
  return <p>{methods?.find(({ payment_id: id }) => id === payment?.payment_id)?.name}</p>;
}
