import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './BackLink.module.css';
import { stepPath } from './steps.ts';
import { stepBackIds } from './checkoutTexts.ts';

/** Leads back to a step; what was filled in there is still there. */
export function BackLink({ step }: { readonly step: keyof typeof stepBackIds }) {
  return (
    <Link to={stepPath(step)} className={styles.back}>
      <FormattedMessage id={stepBackIds[step]} />
    </Link>
  );
}
