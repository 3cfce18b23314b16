import { useIntl } from 'react-intl';
import type { StaffCoupon } from '../../api/staffApi.ts';
import { forgetDraft } from '../../forms/formDrafts.ts';
import { isDirty } from '../ui/conflict.ts';
import { ConflictDialog } from '../ui/ConflictDialog.tsx';
import { EditorFrame } from '../ui/EditorFrame.tsx';
import { useLabelOf } from '../ui/useLabelOf.ts';
import { CouponGoodsPanel } from './CouponGoodsPanel.tsx';
import { couponLabels } from './couponLabels.ts';
import { CouponRulesPanel } from './CouponRulesPanel.tsx';
import { draftName, useCouponForm } from './useCouponForm.ts';
import { useCouponWords } from './useCouponWords.ts';

interface CouponEditorProps {
  readonly edited: StaffCoupon;
  readonly coupon: StaffCoupon;
  readonly onBegin: (saved: StaffCoupon) => void;
}

export function CouponEditor({ edited, coupon, onBegin }: CouponEditorProps) {
  const { formatMessage } = useIntl();
  const { form, conflict, resolve } = useCouponForm(edited, onBegin);
  const labelOf = useLabelOf(couponLabels);
  const wordsOf = useCouponWords();
  const discard = () => {
    forgetDraft(draftName(coupon.code));
    onBegin(coupon);
  };
  return (
    <>
      <EditorFrame
        form={form}
        submitLabel={formatMessage({ id: 'staff.product.save' })}
        isReadOnly={false}
        onDiscard={isDirty(form.values) ? discard : undefined}
      >
        <CouponRulesPanel form={form} />
        <CouponGoodsPanel form={form} />
      </EditorFrame>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          title={formatMessage({ id: 'staff.coupons.conflict' })}
          labelOf={labelOf}
          wordsOf={wordsOf}
          onResolve={resolve}
        />
      )}
    </>
  );
}
