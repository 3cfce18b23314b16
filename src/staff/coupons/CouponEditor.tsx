import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffCoupon } from '../../api/staffApi.ts';
import { EditorFrame } from '../ui/EditorFrame.tsx';
import { Panel } from '../ui/Panel.tsx';
import { CouponGoodsPanel } from './CouponGoodsPanel.tsx';
import { CouponRulesPanel } from './CouponRulesPanel.tsx';
import { useCouponForm } from './useCouponForm.ts';

interface CouponEditorProps {
  /** As it is edited; another one begins a form of its own */
  readonly coupon: StaffCoupon;
  readonly onBegin: (saved: StaffCoupon) => void;
}

/** The form of a coupon. What is typed outlives a reload, a session that ran out, and somebody else's save. */
export function CouponEditor({ coupon, onBegin }: CouponEditorProps) {
  const { formatMessage } = useIntl();
  const { form, isTyped, discard, goOn } = useCouponForm(coupon, onBegin);
  return (
    <EditorFrame
      form={form}
      submitLabel={formatMessage({ id: 'staff.product.save' })}
      isReadOnly={false}
      onDiscard={isTyped && !goOn ? discard : undefined}
    >
      {goOn && (
        <Panel title={formatMessage({ id: 'staff.coupons.conflict' })}>
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={discard}>
              <FormattedMessage id="staff.coupons.conflict.theirs" />
            </Button>
            <Button variant="outlined" onClick={goOn}>
              <FormattedMessage id="staff.coupons.conflict.mine" />
            </Button>
          </Stack>
        </Panel>
      )}
      <CouponRulesPanel form={form} />
      <CouponGoodsPanel form={form} />
    </EditorFrame>
  );
}
