import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetBlogPostQuery } from '../../api/api.ts';
import type { BlogPost } from '../../api/endpoints.gen.ts';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import { Prose } from '../../components/content/Prose.tsx';
import { answerState } from '../../lib/answerState.ts';
import { BLOG_PATH } from '../../lib/paths.ts';
import { NotFoundRedirect } from '../ui/NotFoundRedirect.tsx';
import { ProductRow } from '../listing/ProductRow.tsx';
import type { ScreenProps } from '../ui/screenProps.ts';
import { blogPostArguments } from './blogArguments.ts';
import { PostMeta } from './PostMeta.tsx';
import { TagLinks } from './TagLinks.tsx';
import pageStyles from '../../components/Page.module.css';
import styles from './BlogPostScreen.module.css';
import cardStyles from './PostCard.module.css';

export function BlogPostScreen({ params }: ScreenProps) {
  const { formatMessage } = useIntl();
  const query = useGetBlogPostQuery(blogPostArguments(params));
  const { answer: post, hasFailed } = answerState(query);
  if (post?.error !== undefined) return <NotFoundRedirect />;
  return (
    <div className={pageStyles.page} aria-busy={!post && !hasFailed}>
      <Breadcrumb
        items={[{ title: formatMessage({ id: 'blog.title' }), link: BLOG_PATH }]}
        current={post?.title}
      />
      {hasFailed && <ErrorState textId="blog.post.failed" onRetry={query.refetch} />}
      {post && <Post post={post} />}
    </div>
  );
}

function Post({ post }: { readonly post: BlogPost }) {
  const { formatMessage } = useIntl();
  const { title = '', summary, date = '', author = '', picture, html = '', tags = [] } = post;
  return (
    <>
      <article className={styles.post}>
        <header className={styles.heading}>
          <PostMeta date={date} author={author} />
          <Typography variant="pageTitle">{title}</Typography>
          <Typography variant="lead" color="textSecondary">
            {summary}
          </Typography>
        </header>
        {picture && (
          <ProductImage
            picture={picture}
            alt={picture.alt}
            width={720}
            height={480}
            sizes="(max-width: 767px) 100vw, 720px"
            isFluid
            isEager
            className={cardStyles.picture}
          />
        )}
        <Prose html={html} />
      </article>
      <TagLinks tags={tags} />
      <ProductRow
        title={formatMessage({ id: 'blog.post.products' })}
        products={post.products ?? []}
      />
      <p>
        <Button href={BLOG_PATH} variant="outlined">
          <FormattedMessage id="blog.post.back" />
        </Button>
      </p>
    </>
  );
}
