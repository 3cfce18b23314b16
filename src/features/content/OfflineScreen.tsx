import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { useIsServerHtml } from '../../components/content/useIsServerHtml.ts';
import { redirectTarget } from '../../lib/redirectTarget.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import type { ScreenProps } from '../ui/screenProps.ts';
import { selectLanguage, selectOfflinePages, offlinePagesFound } from '../ui/uiSlice.ts';
import { cachedPages } from './cachedPages.ts';
import centred from './Centred.module.css';
import styles from './OfflineScreen.module.css';

const AT_MOST = 12;
const HEADING = 'seen-pages';

export function OfflineScreen(_props: ScreenProps) {
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const pages = useAppSelector(selectOfflinePages);
  const from = new URLSearchParams(useLocation().search).get('from');
  // The server renders this page without the requested path, so ignore `from` until after hydration.
  const isServerHtml = useIsServerHtml();
  const wanted = isServerHtml ? undefined : redirectTarget(from, window.location.origin);

  useEffect(() => {
    let isLeft = false;
    const tell = async () => {
      const found = await cachedPages(language, AT_MOST);
      if (found && !isLeft) dispatch(offlinePagesFound(found));
    };
    tell().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [dispatch, language]);

  return (
    <div className={centred.page}>
      <Typography variant="h1">
        <FormattedMessage id="offline.title" />
      </Typography>
      <Typography variant="lead" color="textSecondary" className={centred.text}>
        <FormattedMessage id="offline.text" />
      </Typography>
      {/* Load a new document, so that the browser checks the connection. */}
      {wanted?.kind === 'inApp' && (
        <Button variant="contained" component="a" href={wanted.path}>
          <FormattedMessage id="offline.retry" />
        </Button>
      )}
      {pages.length > 0 && (
        <section aria-labelledby={HEADING} className={styles.seen}>
          <Typography variant="h2" id={HEADING}>
            <FormattedMessage id="offline.seen" />
          </Typography>
          <ul className={styles.list}>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <Link component="a" href={path} className={styles.link}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
