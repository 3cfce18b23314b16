import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { FormattedMessage } from 'react-intl';
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
    <List disablePadding>
      {POLICIES.map(({ path, textId }) => (
        <li key={path}>
          <Link href={path} color="textPrimary" className={styles.link}>
            <FormattedMessage id={textId} />
          </Link>
        </li>
      ))}
    </List>
  );
}
