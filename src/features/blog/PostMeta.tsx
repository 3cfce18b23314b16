import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './PostMeta.module.css';

interface PostMetaProps {
  /** Date as YYYY-MM-DD. */
  readonly date: string;
  readonly author: string;
}

export function PostMeta({ date, author }: PostMetaProps) {
  const { formatDate } = useIntl();
  return (
    <Typography variant="caption" color="textSecondary" component="p" className={styles.meta}>
      <time dateTime={date} suppressHydrationWarning>
        {formatDate(date, { dateStyle: 'long', timeZone: 'UTC' })}
      </time>
      {author !== '' && (
        <span>
          <FormattedMessage id="blog.post.author" values={{ author }} />
        </span>
      )}
    </Typography>
  );
}
