import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '../../store/hooks.ts';
import { INITIAL_LOCATION_KEY, selectLocation } from '../ui/locationSlice.ts';
import styles from './CheckoutScreen.module.css';
import type { CheckoutStep } from './steps.ts';
import { stepTitleIds } from './checkoutTexts.ts';

interface StepFrameProps {
  readonly step: CheckoutStep;
  readonly children: ReactNode;
}

export function StepFrame({ step, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isArrival = useAppSelector((state) => selectLocation(state).key !== INITIAL_LOCATION_KEY);
  useEffect(() => {
    if (isArrival) heading.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, as the step appears
  }, []);
  return (
    <section className={styles.step} aria-labelledby={`checkout-${step}`}>
      <Typography ref={heading} variant="h3" component="h2" id={`checkout-${step}`} tabIndex={-1}>
        <FormattedMessage id={stepTitleIds[step]} />
      </Typography>
      {children}
    </section>
  );
}
