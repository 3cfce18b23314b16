import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './BackLink.module.css';
import { stepPath, type CheckoutStep } from './steps.ts';

/** Leads back to a step; what was filled in there is still there. */
export function BackLink({ step }: { readonly step: CheckoutStep }) {
  return (
    <Link to={stepPath(step)} className={styles.back}>
      <FormattedMessage id={`checkout.back.${step}`} />
    </Link>
  );
}
