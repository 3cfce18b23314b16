import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetContentPageQuery } from '../../api/api.ts';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import { Prose } from '../../components/content/Prose.tsx';
import { answerState } from '../../lib/answerState.ts';
import { NotFoundRedirect } from '../ui/NotFoundRedirect.tsx';
import pageStyles from '../../components/Page.module.css';
import type { ScreenProps } from '../ui/screenProps.ts';
import { contentArguments } from './contentArguments.ts';
import styles from './ContentScreen.module.css';

export function ContentScreen({ params }: ScreenProps) {
  const { formatDate } = useIntl();
  const query = useGetContentPageQuery(contentArguments(params));
  const { answer: page, hasFailed } = answerState(query);
  if (page?.error !== undefined) return <NotFoundRedirect />;
  return (
    <div className={pageStyles.page} aria-busy={!page && !hasFailed}>
      <Breadcrumb current={page?.title} />
      {hasFailed && <ErrorState textId="content.failed" onRetry={query.refetch} />}
      {page && (
        <article className={styles.content}>
          <header className={pageStyles.heading}>
            <Typography variant="pageTitle">{page.title}</Typography>
            <Typography variant="lead" color="textSecondary">
              {page.lead}
            </Typography>
            {page.changed && (
              <Typography
                variant="caption"
                color="textSecondary"
                component="p"
                suppressHydrationWarning
              >
                <FormattedMessage
                  id="content.changed"
                  values={{
                    date: formatDate(page.changed, { dateStyle: 'long', timeZone: 'UTC' }),
                  }}
                />
              </Typography>
            )}
          </header>
          {page.picture && (
            <ProductImage
              picture={page.picture}
              alt={page.picture.alt}
              width={720}
              height={315}
              sizes="(max-width: 767px) 100vw, 720px"
              isFluid
              isEager
            />
          )}
          <Prose html={page.html ?? ''} />
        </article>
      )}
    </div>
  );
}
