import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useGetContentPageQuery } from '../../api/api.ts';
import { Prose } from '../../components/content/Prose.tsx';
import { answerState } from '../../lib/answerState.ts';
import { Logo } from '../../components/Logo.tsx';
import { useShopName } from '../shop/useShopName.ts';
import type { ScreenProps } from '../ui/screenProps.ts';
import { classNames } from '../../lib/classNames.ts';
import centred from './Centred.module.css';
import styles from './ComingSoonScreen.module.css';
import { COMING_SOON_PAGE } from './contentArguments.ts';

export function ComingSoonScreen(_props: ScreenProps) {
  const { formatMessage } = useIntl();
  const { name, logo, homeLabel } = useShopName();
  const { answer: page } = answerState(useGetContentPageQuery(COMING_SOON_PAGE));
  return (
    <div className={classNames(centred.page, styles.page)}>
      <Link to="/" className={styles.logo} aria-label={homeLabel}>
        <Logo name={name} picture={logo} />
      </Link>
      <Sprout />
      <Typography variant="h1">
        {page?.title ?? formatMessage({ id: 'content.comingSoon.title' })}
      </Typography>
      <Typography variant="lead" color="textSecondary" className={centred.text}>
        {page?.lead}
      </Typography>
      {page?.html && <Prose html={page.html} />}
      <Button href="/shop" variant="contained">
        <FormattedMessage id="content.comingSoon.shop" />
      </Button>
    </div>
  );
}

function Sprout() {
  return (
    <svg width="280" viewBox="0 0 240 130" aria-hidden>
      <path fill="var(--rr-primary-soft)" d="m4 118 58-70 34 38 44-66 42 58 18-16 36 56Z" />
      <path
        fill="var(--mui-palette-primary-light)"
        d="M0 120c40-26 90-30 128-14 36 14 72 12 112-4v28H0Z"
      />
      <path
        stroke="var(--mui-palette-primary-main)"
        strokeWidth="6"
        strokeLinecap="round"
        d="M122 104V62"
      />
      <path
        fill="var(--rr-saffron)"
        d="M122 74c-24 0-36-12-36-34 24 0 36 12 36 34ZM122 62c0-22 12-34 36-34 0 22-12 34-36 34Z"
      />
    </svg>
  );
}
