import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { CheckIcon } from '../../components/icons.tsx';
import { classNames } from '../../lib/classNames.ts';
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

/** The steps of the checkout: where the shopper is, and the ways to all that can be reached. */
export function StepList({ current, completed }: StepListProps) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'checkout.steps.label' })}>
      <ol className={styles.list}>
        {CHECKOUT_STEPS.map((step, index) => {
          const isCurrent = step === current;
          const isCompleted = step !== 'review' && completed[step] !== null && !isCurrent;
          const content = (
            <>
              <span className={styles.mark} aria-hidden>
                {isCompleted ? <CheckIcon size={16} /> : index + 1}
              </span>
              <span className={styles.name}>
                <FormattedMessage id={stepNameIds[step]} />
              </span>
            </>
          );
          return (
            <li
              key={step}
              className={classNames(styles.step, isCurrent && styles.current)}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {!isCurrent && isReachable(step, completed) ? (
                <Link to={stepPath(step)} className={styles.place}>
                  {content}
                </Link>
              ) : (
                <span className={styles.place}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
