import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './UsefulLinks.module.css';

/** The four policies, in the order shown. */
const POLICIES = [
  { path: '/info/privacy-policy', textId: 'shell.footer.links.privacy' },
  { path: '/info/shipping-delivery-policy', textId: 'shell.footer.links.shipping' },
  { path: '/info/cancellation-refund-policy', textId: 'shell.footer.links.refund' },
  { path: '/info/terms-condition', textId: 'shell.footer.links.terms' },
];

/** The ways to the shop's policies. */
export function UsefulLinks() {
  return (
    <ul className={styles.list}>
      {POLICIES.map(({ path, textId }) => (
        <li key={path}>
          <Link to={path} className={styles.link}>
            <FormattedMessage id={textId} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
