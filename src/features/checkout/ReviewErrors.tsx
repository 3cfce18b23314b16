import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { PlaceOrderAnswer } from '../../api/endpoints.gen.ts';
import styles from './ReviewChanges.module.css';
import { stepChangeIds } from './checkoutTexts.ts';
import { stepOfField, stepPath, type CheckoutStep } from './steps.ts';

interface ReviewErrorsProps {
  /** Text, or texts by field name */
  readonly error: PlaceOrderAnswer['error'];
}

/** What keeps an order from being placed, with the ways to where it is repaired. */
export function ReviewErrors({ error }: ReviewErrorsProps) {
  const errors = typeof error === 'object' ? Object.entries(error) : [['review', error ?? '']];
  return (
    <div role="alert" className={styles.changes}>
      <h3 className={styles.title}>
        <FormattedMessage id="checkout.faults.title" />
      </h3>
      <ul className={styles.list}>
        {errors.map(([field = '', text]) => (
          <li key={field} className={styles.change}>
            <span>{text}</span>
            <WayTo step={stepOfField(field)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Leads to the step where something is repaired, unless it is this one. */
function WayTo({ step }: { readonly step: CheckoutStep }) {
  if (step === 'review') return null;
  return (
    <Link to={stepPath(step)} className={styles.action}>
      <FormattedMessage id={stepChangeIds[step]} />
    </Link>
  );
}
