import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from '../ui/Panel.tsx';
import { CouponCollections } from './CouponCollections.tsx';
import type { CouponPanelProps } from './couponPanelProps.ts';
import { CouponProducts } from './CouponProducts.tsx';

export function CouponGoodsPanel({ form }: CouponPanelProps) {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'staff.coupons.goods' })}>
      <Stack spacing={3}>
        <Typography>
          <FormattedMessage id="staff.coupons.goodsHint" />
        </Typography>
        <CouponCollections form={form} />
        <CouponProducts form={form} />
      </Stack>
    </Panel>
  );
}
