import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import type { PlaceOrderAnswer } from '../../../api/endpoints.gen.ts';
import { ReviewNotice } from './ReviewNotice.tsx';
import styles from './ReviewNotice.module.css';
import { stepChangeIds } from '../checkoutTexts.ts';
import { stepOfField, stepPath, type CheckoutStep } from '../steps.ts';

interface ReviewErrorsProps {
  readonly error: PlaceOrderAnswer['error'];
}

export function ReviewErrors({ error }: ReviewErrorsProps) {
  const errors = typeof error === 'object' ? Object.entries(error) : [['review', error ?? '']];
  return (
    <ReviewNotice titleId="checkout.errors.title">
      <ul className={styles.list}>
        {errors.map(([field = '', text]) => (
          <li key={field} className={styles.change}>
            <span>{text}</span>
            <StepLink step={stepOfField(field)} />
          </li>
        ))}
      </ul>
    </ReviewNotice>
  );
}

function StepLink({ step }: { readonly step: CheckoutStep }) {
  if (step === 'review') return null;
  return (
    <Button variant="inline" href={stepPath(step)}>
      <FormattedMessage id={stepChangeIds[step]} />
    </Button>
  );
}
