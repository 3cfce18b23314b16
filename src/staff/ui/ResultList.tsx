import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListPages } from './ListPages.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { shownPage } from './shownPage.ts';

interface CountedPage {
  readonly total: number;
}

interface ResultListProps {
  readonly query: {
    readonly data?: CountedPage | undefined;
    readonly currentData?: CountedPage | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly emptyId: string;
  readonly intro?: ReactNode;
  readonly children: readonly ReactNode[] | undefined;
}

export function ResultList({ query, emptyId, intro, children = [] }: ResultListProps) {
  const { formatMessage } = useIntl();
  const { error, isFetching, refetch } = query;
  const { page, hasFailed } = shownPage(query);
  return (
    <>
      {isFetching && <LinearProgress aria-label={formatMessage({ id: 'staff.loading' })} />}
      {hasFailed && <LoadFailure error={error} onRetry={refetch} />}
      {page && (
        <>
          {intro}
          <Paper sx={{ boxShadow: 1 }} aria-busy={isFetching}>
            {children.length === 0 ? (
              <Typography sx={{ p: 2 }}>
                <FormattedMessage id={emptyId} />
              </Typography>
            ) : (
              <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
                {children}
              </Stack>
            )}
          </Paper>
          <ListPages total={page.total} />
        </>
      )}
    </>
  );
}
