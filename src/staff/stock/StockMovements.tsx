import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useListStockMovementsQuery, type StockMovement } from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { useMayOpen } from '../session/useMayOpen.ts';
import { staffPaths } from '../staffPaths.ts';
import { causeTexts, movementTexts } from '../ui/textIds.ts';
import { useTimes } from '../ui/useTimes.ts';

function MovementRow({ movement }: { readonly movement: StockMovement }) {
  const times = useTimes();
  const mayOpen = useMayOpen();
  const { at, change, total, reason, cause, note, by, order_number: order } = movement;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 2, py: 1.5, borderTop: '1px solid var(--mui-palette-divider)' }}
    >
      <div style={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <FormattedMessage id={cause === null ? movementTexts[reason] : causeTexts[cause].label} />
          {order !== null && (
            <>
              {' '}
              {mayOpen(staffPaths.order(order)) ? (
                <Link href={staffPaths.order(order)}>{order}</Link>
              ) : (
                <span>{order}</span>
              )}
            </>
          )}
          {note !== '' && <span>{`: ${note}`}</span>}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <time dateTime={at}>{times.moment(at)}</time>
          {by !== null && <span>{` · ${by}`}</span>}
        </Typography>
      </div>
      <Typography sx={{ fontWeight: 'var(--rr-weight-bold)', whiteSpace: 'nowrap' }}>
        <FormattedNumber value={change} signDisplay="always" />
      </Typography>
      <Typography sx={{ minWidth: 90, textAlign: 'right' }}>
        <FormattedMessage id="staff.stock.units" values={{ count: total }} />
      </Typography>
    </Stack>
  );
}

interface StockMovementsProps {
  readonly productId: string;
  readonly before?: string;
}

export function StockMovements({ productId, before }: StockMovementsProps) {
  const [isFollowed, setIsFollowed] = useState(false);
  const { data, error, isLoading, refetch } = useListStockMovementsQuery({
    productId,
    ...(before !== undefined && { before }),
  });
  if (isLoading) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  const last = data.movements.at(-1);
  return (
    <>
      {data.movements.length === 0 && before === undefined && (
        <Typography>
          <FormattedMessage id="staff.stock.movements.none" />
        </Typography>
      )}
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.movements.map((movement) => (
          <MovementRow key={movement.id} movement={movement} />
        ))}
      </Stack>
      {data.has_more && !isFollowed && (
        <Button onClick={() => setIsFollowed(true)} sx={{ mt: 2 }}>
          <FormattedMessage id="staff.stock.movements.more" />
        </Button>
      )}
      {isFollowed && last && <StockMovements productId={productId} before={last.id} />}
    </>
  );
}
