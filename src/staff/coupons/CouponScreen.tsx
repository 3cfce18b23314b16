import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useGetCouponQuery, type StaffCoupon } from '../../api/staffApi.ts';
import { ChangeList } from '../changes/ChangeList.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { usePermissions } from '../session/usePermissions.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { staffPaths } from '../staffPaths.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { Panel } from '../ui/Panel.tsx';
import { dialogOpened } from '../ui/staffUiSlice.ts';
import { CouponDialogs } from './CouponDialogs.tsx';
import { CouponEditor } from './CouponEditor.tsx';
import { CouponStateMark } from './CouponStateMark.tsx';

interface Edited {
  readonly coupon: StaffCoupon;
  readonly round: number;
}

function CouponSide({ coupon }: { readonly coupon: StaffCoupon }) {
  const { formatMessage } = useIntl();
  const may = usePermissions();
  const { code, uses, values } = coupon;
  const { limit } = values;
  return (
    <Stack spacing={3}>
      <Panel title={formatMessage({ id: 'staff.coupons.used' })}>
        <Typography>
          {limit === null ? (
            <FormattedMessage id="staff.coupons.uses" values={{ uses }} />
          ) : (
            <FormattedMessage id="staff.coupons.usesOf" values={{ uses, limit }} />
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage id="staff.coupons.usedHint" />
        </Typography>
      </Panel>
      {may('changes.read') && (
        <Panel title={formatMessage({ id: 'staff.menu.changes' })}>
          <ChangeList subject="coupon" subjectId={code} limit={5} />
        </Panel>
      )}
    </Stack>
  );
}

function WholeCoupon({ coupon }: { readonly coupon: StaffCoupon }) {
  const dispatch = useStaffDispatch();
  const [{ coupon: edited, round }, setEdited] = useState<Edited>({ coupon, round: 0 });
  const begin = (next: StaffCoupon) => setEdited({ coupon: next, round: round + 1 });
  const { code, state, is_ordered: isOrdered } = coupon;
  return (
    <>
      <PageHeader
        title={code}
        heading={
          <>
            <span>{code}</span> <CouponStateMark state={state} />
          </>
        }
      >
        {state !== 'ended' && (
          <Button variant="outlined" onClick={() => dispatch(dialogOpened({ name: 'endCoupon' }))}>
            <FormattedMessage id="staff.coupons.end" />
          </Button>
        )}
        {!isOrdered && (
          <Button
            variant="outlined"
            color="error"
            onClick={() => dispatch(dialogOpened({ name: 'deleteCoupon' }))}
          >
            <FormattedMessage id="staff.coupons.delete" />
          </Button>
        )}
      </PageHeader>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(260px, 1fr)' },
        }}
      >
        <CouponEditor key={round} edited={edited} coupon={coupon} onBegin={begin} />
        <CouponSide coupon={coupon} />
      </Box>
      <CouponDialogs coupon={coupon} onEnded={begin} />
    </>
  );
}

export function CouponScreen() {
  const { formatMessage } = useIntl();
  const { code = '' } = useParams();
  const query = useGetCouponQuery({ code });
  if (query.currentData) return <WholeCoupon key={code} coupon={query.currentData} />;
  return (
    <LoadState
      query={query}
      missing={formatMessage({ id: 'staff.coupons.unknown' })}
      list={{ path: staffPaths.coupons, labelId: 'staff.menu.coupons' }}
    />
  );
}
