import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './FoundersStory.module.css';
import { TrekPicture } from './TrekPicture.tsx';

const HEADING = 'home-story';

/** How the shop began. */
export function FoundersStory() {
  const intl = useIntl();
  return (
    <Paper component="section" variant="soft" className={styles.story} aria-labelledby={HEADING}>
      <TrekPicture label={intl.formatMessage({ id: 'home.story.picture' })} />
      <div className={styles.words}>
        <Typography variant="overline" component="p" color="secondary">
          <FormattedMessage id="home.story.overline" />
        </Typography>
        <Typography variant="h2" id={HEADING}>
          <FormattedMessage id="home.story.title" />
        </Typography>
        <p>
          <FormattedMessage id="home.story.beginning" />
        </p>
        <p>
          <FormattedMessage id="home.story.today" />
        </p>
        <p>
          <Link href="/shop" variant="button">
            <FormattedMessage id="home.story.link" />
          </Link>
        </p>
      </div>
    </Paper>
  );
}
