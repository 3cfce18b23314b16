import { useIntl } from 'react-intl';
import type { StaffCoupon } from '../../api/staffApi.ts';
import { forgetDraft } from '../../forms/formDrafts.ts';
import { isTyped } from '../ui/conflict.ts';
import { ConflictDialog } from '../ui/ConflictDialog.tsx';
import { EditorFrame } from '../ui/EditorFrame.tsx';
import { useLabelOf } from '../ui/useLabelOf.ts';
import { CouponGoodsPanel } from './CouponGoodsPanel.tsx';
import { couponLabels } from './couponLabels.ts';
import { CouponRulesPanel } from './CouponRulesPanel.tsx';
import { draftName, useCouponForm } from './useCouponForm.ts';
import { useCouponWords } from './useCouponWords.ts';

interface CouponEditorProps {
  /** As it is edited; another one begins a form of its own */
  readonly edited: StaffCoupon;
  /** As it stands now */
  readonly coupon: StaffCoupon;
  readonly onBegin: (saved: StaffCoupon) => void;
}

/** The form of a coupon. What is typed outlives a reload, a session that ran out, and somebody else's save. */
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
        onDiscard={isTyped(form.values) ? discard : undefined}
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
