import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useListCouponsQuery, type CouponState } from '../../api/staffApi.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { usePermissions } from '../session/usePermissions.ts';
import { staffPaths } from '../staffPaths.ts';
import { FilterSelect } from '../ui/FilterSelect.tsx';
import { LIST_PAGE_SIZE, ListPages, pageOf } from '../ui/ListPages.tsx';
import { ListSearchField } from '../ui/ListSearchField.tsx';
import { oneOf } from '../ui/pageQuery.ts';
import { couponStateTexts } from '../ui/textIds.ts';
import { CouponListRow } from './CouponListRow.tsx';

const STATES: readonly CouponState[] = ['active', 'planned', 'paused', 'used_up', 'ended'];

/** The coupons that the page's query asks for. */
function CouponList() {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const text = query.get('text')?.trim().slice(0, 100) ?? '';
  const state = oneOf(STATES, query.get('state'));
  const { data, error, isFetching, refetch } = useListCouponsQuery({
    ...(state && { state }),
    ...(text !== '' && { text }),
    page: pageOf(query),
    pageSize: LIST_PAGE_SIZE,
  });
  if (!data && (error || !isFetching))
    return <ErrorState textId="staff.loadFailed" onRetry={refetch} />;
  const isNarrowed = text !== '' || state !== undefined;
  return (
    <>
      {isFetching && <LinearProgress aria-label={formatMessage({ id: 'staff.loading' })} />}
      {data && (
        <>
          <Paper sx={{ boxShadow: 1 }} aria-busy={isFetching}>
            {data.coupons.length === 0 ? (
              <Typography sx={{ p: 2 }}>
                <FormattedMessage
                  id={isNarrowed ? 'staff.coupons.notFound' : 'staff.coupons.none'}
                />
              </Typography>
            ) : (
              <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
                {data.coupons.map((coupon) => (
                  <CouponListRow key={coupon.code} coupon={coupon} />
                ))}
              </Stack>
            )}
          </Paper>
          <ListPages total={data.total} />
        </>
      )}
    </>
  );
}

/** The shop's coupons, narrowed down by the page's query. */
export function CouponsScreen() {
  const { formatMessage } = useIntl();
  const may = usePermissions();
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.menu.coupons' })}>
        {may('offers.manage') && (
          <Button variant="contained" href={staffPaths.newCoupon}>
            <FormattedMessage id="staff.coupons.new" />
          </Button>
        )}
      </PageHeader>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <ListSearchField label={formatMessage({ id: 'staff.coupons.search' })} />
        <FilterSelect
          name="state"
          label={formatMessage({ id: 'staff.coupons.state' })}
          options={STATES.map((value) => ({
            value,
            label: formatMessage({ id: couponStateTexts[value] }),
          }))}
        />
      </Stack>
      <CouponList />
    </>
  );
}
