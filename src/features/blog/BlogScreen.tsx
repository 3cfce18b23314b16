import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useListBlogPostsQuery } from '../../api/api.ts';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { answerState } from '../../lib/answerState.ts';
import { BLOG_PATH, blogFeedPath } from '../../lib/paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { NotFoundRedirect } from '../ui/NotFoundRedirect.tsx';
import type { ScreenProps } from '../ui/screenProps.ts';
import { selectLanguage } from '../ui/uiSlice.ts';
import { blogArguments } from './blogArguments.ts';
import { PostList } from './PostList.tsx';
import { TagLinks } from './TagLinks.tsx';
import pageStyles from '../../components/Page.module.css';
import styles from './BlogScreen.module.css';

export function BlogScreen(_props: ScreenProps) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const feed = blogFeedPath(useAppSelector(selectLanguage));
  const argument = blogArguments(search);
  const query = useListBlogPostsQuery(argument);
  const { answer, hasFailed } = answerState(query);
  const tag = answer?.tags.find(({ handle }) => handle === argument.tag);
  if (answer && argument.tag !== undefined && !tag) return <NotFoundRedirect />;
  const blog = formatMessage({ id: 'blog.title' });
  return (
    <div className={pageStyles.page} aria-busy={query.isFetching}>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={formatMessage({ id: 'blog.feed' })}
        href={feed}
      />
      <Breadcrumb
        items={tag ? [{ title: blog, link: BLOG_PATH }] : []}
        current={tag ? tag.name : blog}
      />
      <header className={pageStyles.heading}>
        <Typography variant="pageTitle">{tag ? tag.name : blog}</Typography>
        <Typography variant="lead" color="textSecondary">
          <FormattedMessage id="blog.lead" />
        </Typography>
      </header>
      {answer && <TagLinks tags={answer.tags} current={tag?.handle ?? ''} />}
      {hasFailed && <ErrorState textId="blog.failed" onRetry={query.refetch} />}
      {answer && <PostList answer={answer} />}
      <p className={styles.feed}>
        {/* The backend serves the feed, so this link bypasses the router. */}
        <Link component="a" href={feed}>
          <FormattedMessage id="blog.feed" />
        </Link>
        <Link href="/shop">
          <FormattedMessage id="blog.toShop" />
        </Link>
      </p>
    </div>
  );
}
