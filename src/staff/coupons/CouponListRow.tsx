import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CouponRow } from '../../api/staffApi.ts';
import { staffPaths } from '../staffPaths.ts';
import { useTimes } from '../ui/useTimes.ts';
import { ROW_BORDER } from '../ui/rowBorder.ts';
import { CouponStateMark } from './CouponStateMark.tsx';

function Dates({ values: { starts, ends } }: Pick<CouponRow, 'values'>) {
  const times = useTimes();
  const time = (iso: string) => <time dateTime={iso}>{times.farMoment(iso)}</time>;
  if (starts === null && ends === null) return <FormattedMessage id="staff.coupons.always" />;
  return (
    <>
      {starts !== null && (
        <FormattedMessage id="staff.coupons.from" values={{ time: time(starts) }} />
      )}{' '}
      {ends !== null && <FormattedMessage id="staff.coupons.until" values={{ time: time(ends) }} />}
    </>
  );
}

export function CouponListRow({ coupon }: { readonly coupon: CouponRow }) {
  const { formatMessage } = useIntl();
  const { code, state, uses, amount_text: amount, minimum_text: minimum, values } = coupon;
  const { percent, limit, products, collections } = values;
  const off = [
    percent === null
      ? formatMessage({ id: 'staff.coupons.amountOff' }, { amount })
      : formatMessage({ id: 'staff.coupons.percentOff' }, { percent }),
    ...(minimum === '' ? [] : [formatMessage({ id: 'staff.coupons.from.sum' }, { minimum })]),
    ...(products.length === 0
      ? []
      : [formatMessage({ id: 'staff.coupons.ofProducts' }, { count: products.length })]),
    ...(collections.length === 0
      ? []
      : [formatMessage({ id: 'staff.coupons.ofCollections' }, { count: collections.length })]),
  ];
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        gap: { xs: 0.5, sm: 2 },
        p: 2,
        alignItems: { sm: 'center' },
        ...ROW_BORDER,
      }}
    >
      <div style={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <Link href={staffPaths.coupon(code)}>{code}</Link>
          </Typography>
          <CouponStateMark state={state} />
        </Stack>
        <Typography variant="body2">{off.join(' · ')}</Typography>
      </div>
      <Typography variant="body2" color="textSecondary" sx={{ width: { sm: 220 } }}>
        <Dates values={values} />
      </Typography>
      <Typography variant="body2" sx={{ width: { sm: 160 } }}>
        {limit === null ? (
          <FormattedMessage id="staff.coupons.uses" values={{ uses }} />
        ) : (
          <FormattedMessage id="staff.coupons.usesOf" values={{ uses, limit }} />
        )}
      </Typography>
    </Stack>
  );
}
