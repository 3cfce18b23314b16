import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ContentRow } from '../../api/staffApi.ts';
import { staffPaths } from '../staffPaths.ts';
import { contentKindTexts } from '../ui/textIds.ts';
import { useTimes } from '../ui/useTimes.ts';
import { ROW_BORDER } from '../ui/rowBorder.ts';
import { isFixedContent } from './contentForm.ts';
import { ContentStateMark } from './ContentStateMark.tsx';

export function ContentItem({ item }: { readonly item: ContentRow }) {
  const times = useTimes();
  const { formatMessage } = useIntl();
  const { kind, handle, title, at, by } = item;
  const kindText = formatMessage({ id: contentKindTexts[kind].one });
  const isFixed = isFixedContent(kind);
  return (
    <Stack component="li" spacing={0.5} sx={{ p: 2, ...ROW_BORDER }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Link
          component="a"
          href={staffPaths.contentItem(kind, handle)}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {isFixed ? kindText : title}
        </Link>
        <ContentStateMark {...item} />
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {isFixed ? (
          <FormattedMessage id="staff.content.fixed" />
        ) : (
          <span>{`${kindText} · ${handle}`}</span>
        )}
        {at !== null && (
          <>
            <span>{' · '}</span>
            <time dateTime={at}>{times.moment(at)}</time>
            {by !== null && <span>{` · ${by}`}</span>}
          </>
        )}
      </Typography>
    </Stack>
  );
}
