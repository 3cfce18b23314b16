import Link from '@mui/material/Link';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './StepList.module.css';
import {
  CHECKOUT_STEPS,
  isReachable,
  stepPath,
  type CheckoutStep,
  type Completed,
} from './steps.ts';
import { stepNameIds } from './checkoutTexts.ts';

interface StepListProps {
  readonly current: CheckoutStep;
  readonly completed: Completed;
}

export function StepList({ current, completed }: StepListProps) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'checkout.steps.label' })}>
      <Stepper nonLinear alternativeLabel activeStep={CHECKOUT_STEPS.indexOf(current)}>
        {CHECKOUT_STEPS.map((step) => {
          const isCurrent = step === current;
          const name = (
            <StepLabel>
              <FormattedMessage id={stepNameIds[step]} />
            </StepLabel>
          );
          return (
            <Step
              key={step}
              completed={step !== 'review' && completed[step] !== null && !isCurrent}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {!isCurrent && isReachable(step, completed) ? (
                <Link href={stepPath(step)} className={styles.place}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </Step>
          );
        })}
      </Stepper>
    </nav>
  );
}
