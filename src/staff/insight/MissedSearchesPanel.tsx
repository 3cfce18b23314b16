import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListMissedSearchesQuery } from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { Period } from './period.ts';

export function MissedSearchesPanel({ days }: { readonly days: Period }) {
  const { formatMessage } = useIntl();
  const { currentData: data, error, isFetching, refetch } = useListMissedSearchesQuery({ days });
  const isLoading = !data && !error && isFetching;
  return (
    <Panel title={formatMessage({ id: 'staff.insight.searches' })}>
      {isLoading && <MainLoader />}
      {!isLoading && !data && <LoadFailure error={error} onRetry={refetch} />}
      {data && data.searches.length === 0 && (
        <Typography>
          <FormattedMessage id="staff.insight.searches.none" />
        </Typography>
      )}
      {data && data.searches.length > 0 && (
        <Stack component="ol" sx={{ columns: { sm: 2 }, display: 'block', m: 0, pl: 3 }}>
          {data.searches.map(({ term, times }) => (
            <li key={term}>
              <FormattedMessage id="staff.insight.searches.line" values={{ term, times }} />
            </li>
          ))}
        </Stack>
      )}
    </Panel>
  );
}
