import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useListCouponsQuery, type CouponState } from '../../api/staffApi.ts';
import { pageNumber } from '../../lib/pageNumber.ts';
import { PageHeader } from '../frame/PageHeader.tsx';
import { staffPaths } from '../staffPaths.ts';
import { FilterSelect } from '../ui/FilterSelect.tsx';
import { LIST_PAGE_SIZE } from '../ui/ListPages.tsx';
import { ListSearchField } from '../ui/ListSearchField.tsx';
import { ResultList } from '../ui/ResultList.tsx';
import { oneOf } from '../ui/pageQuery.ts';
import { couponStateTexts } from '../ui/textIds.ts';
import { CouponListRow } from './CouponListRow.tsx';

const STATES: readonly CouponState[] = ['active', 'planned', 'paused', 'used_up', 'ended'];

function CouponList() {
  const [query] = useSearchParams();
  const text = query.get('text')?.trim().slice(0, 100) ?? '';
  const state = oneOf(STATES, query.get('state'));
  const result = useListCouponsQuery({
    ...(state && { state }),
    ...(text !== '' && { text }),
    page: pageNumber(query),
    pageSize: LIST_PAGE_SIZE,
  });
  const isNarrowed = text !== '' || state !== undefined;
  return (
    <ResultList
      query={result}
      emptyId={isNarrowed ? 'staff.coupons.notFound' : 'staff.coupons.none'}
    >
      {result.data?.coupons.map((coupon) => (
        <CouponListRow key={coupon.code} coupon={coupon} />
      ))}
    </ResultList>
  );
}

export function CouponsScreen() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.menu.coupons' })}>
        <Button variant="contained" href={staffPaths.newCoupon}>
          <FormattedMessage id="staff.coupons.new" />
        </Button>
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
