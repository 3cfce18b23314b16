import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useGetProfileQuery } from '../../api/api.ts';
import { AccountPage } from './AccountPage.tsx';
import styles from './DashboardScreen.module.css';

const PAGES = [
  { to: '/account/orders', titleId: 'shell.account.orders', textId: 'account.orders.text' },
  { to: '/account/address', titleId: 'shell.account.address', textId: 'account.address.text' },
  { to: '/account/profile', titleId: 'profile.title', textId: 'account.profile.text' },
  { to: '/account/passkeys', titleId: 'passkeys.title', textId: 'account.passkeys.text' },
  {
    to: '/account/second-factor',
    titleId: 'secondFactor.title',
    textId: 'account.secondFactor.text',
  },
  { to: '/account/avoid', titleId: 'avoid.title', textId: 'account.avoid.text' },
  { to: '/account/wishlist', titleId: 'wishlist.title', textId: 'account.wishlist.text' },
  { to: '/account/logout', titleId: 'shell.account.logout', textId: 'account.logout.text' },
] as const;

export function DashboardScreen() {
  return (
    <AccountPage titleId="shell.account.dashboard">
      <Greeting />
      <ul className={styles.pages}>
        {PAGES.map(({ to, titleId, textId }) => (
          <Card key={to} component="li" variant="tile" className={styles.tile}>
            <Typography variant="h4" component="h2">
              <Link to={to} className={styles.link}>
                <FormattedMessage id={titleId} />
              </Link>
            </Typography>
            <Typography variant="body2" color="textSecondary">
              <FormattedMessage id={textId} />
            </Typography>
          </Card>
        ))}
      </ul>
    </AccountPage>
  );
}

function Greeting() {
  const { formatMessage } = useIntl();
  const { data } = useGetProfileQuery();
  const { customer } = data ?? {};
  if (!customer) return null;
  const name = `${customer.firstname} ${customer.lastname}`;
  return (
    <Typography color="textSecondary" className={styles.greeting}>
      {formatMessage({ id: 'account.greeting' }, { name, email: customer.email })}
    </Typography>
  );
}
