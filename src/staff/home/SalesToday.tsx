import Stack from '@mui/material/Stack';
import { useGetSalesQuery } from '../../api/staffApi.ts';
import { TodayFigures } from '../insight/TodayFigures.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';

export function SalesToday() {
  const { data, error, refetch } = useGetSalesQuery(
    { days: 14 },
    // No event invalidates the sales query, so refetch on every mount.
    { refetchOnMountOrArgChange: true },
  );
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return null;
  return (
    <Stack component="dl" direction="row" sx={{ gap: 2, flexWrap: 'wrap', m: 0 }}>
      <TodayFigures today={data.today} />
    </Stack>
  );
}
