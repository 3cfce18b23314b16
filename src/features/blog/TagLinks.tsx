import Chip from '@mui/material/Chip';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { BlogTag } from '../../api/endpoints.gen.ts';
import { BLOG_PATH, blogTagPath } from '../../lib/paths.ts';
import chips from '../../components/ChipLinks.module.css';

interface TagLinksProps {
  readonly tags: readonly BlogTag[];
  /** Handle of the selected tag; '' for all posts. If undefined, the chip for all posts is hidden. */
  readonly current?: string;
}

export function TagLinks({ tags, current }: TagLinksProps) {
  const { formatMessage } = useIntl();
  if (tags.length === 0) return null;
  return (
    <nav aria-label={formatMessage({ id: 'blog.tags.label' })}>
      <ul className={chips.list}>
        {current !== undefined && (
          <li>
            <Chip
              component={Link}
              to={BLOG_PATH}
              variant="outlined"
              clickable
              label={formatMessage({ id: 'blog.tags.all' })}
              aria-current={current === '' ? 'page' : undefined}
            />
          </li>
        )}
        {tags.map(({ handle, name }) => (
          <li key={handle}>
            <Chip
              component={Link}
              to={blogTagPath(handle)}
              variant="outlined"
              clickable
              label={name}
              aria-current={current === handle ? 'page' : undefined}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
