import Link from '@mui/material/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { BlogList } from '../../api/endpoints.gen.ts';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Pagination } from '../../components/Pagination.tsx';
import { classNames } from '../../lib/classNames.ts';
import { pagePath } from '../../lib/paths.ts';
import { PostCard } from './PostCard.tsx';
import styles from './PostList.module.css';

export function PostList({ answer }: { readonly answer: BlogList }) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const { posts, page, limit, total } = answer;
  const pathOfPage = (wanted: number) => pagePath(pathname, search, wanted);
  if (posts.length === 0) {
    return (
      <EmptyState title={formatMessage({ id: 'blog.empty' })}>
        {page > 1 && (
          <Link href={pathOfPage(1)}>
            <FormattedMessage id="blog.first" />
          </Link>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {posts.map((post, index) => {
          const isLarge = page === 1 && index === 0;
          return (
            <li key={post.handle} className={classNames(isLarge && styles.large)}>
              <PostCard post={post} isLarge={isLarge} isEager={index === 0} />
            </li>
          );
        })}
      </ul>
      <Pagination page={page} pageCount={Math.ceil(total / limit)} pathOfPage={pathOfPage} />
    </>
  );
}
