import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import styles from './FoundersStory.module.css';
import { TrekPicture } from './TrekPicture.tsx';

const HEADING = 'home-story';

/** How the shop began. */
export function FoundersStory() {
  const intl = useIntl();
  return (
    <section className={styles.story} aria-labelledby={HEADING}>
      <TrekPicture label={intl.formatMessage({ id: 'home.story.picture' })} />
      <div className={styles.words}>
        <p className={styles.overline}>
          <FormattedMessage id="home.story.overline" />
        </p>
        <h2 id={HEADING}>
          <FormattedMessage id="home.story.title" />
        </h2>
        <p>
          <FormattedMessage id="home.story.beginning" />
        </p>
        <p>
          <FormattedMessage id="home.story.today" />
        </p>
        <p>
          <Link to="/shop" className={styles.link}>
            <FormattedMessage id="home.story.link" />
          </Link>
        </p>
      </div>
    </section>
  );
}
