import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useAddCouponMutation } from '../../api/staffApi.ts';
import { PageHeader } from '../frame/PageHeader.tsx';
import { EditorFrame } from '../ui/EditorFrame.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { staffPaths } from '../staffPaths.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { useTimeZone } from '../ui/useTimeZone.ts';
import { CouponGoodsPanel } from './CouponGoodsPanel.tsx';
import { CouponRulesPanel } from './CouponRulesPanel.tsx';
import { emptyForm, toCouponValues } from './couponForm.ts';
import { newCouponSchema } from './couponSchema.ts';

function NewCouponForm() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const dispatch = useStaffDispatch();
  const timeZone = useTimeZone();
  const [add] = useAddCouponMutation();
  const addedCode = useRef('');
  const form = useStaffForm({
    name: 'staff-coupon-new',
    initialValues: emptyForm,
    schema: newCouponSchema,
    send: async (values, sendOnce) => {
      const newCouponForm = {
        code: values['code'] ?? '',
        values: toCouponValues(values, timeZone),
      };
      const { data, error } = await sendOnce(add, { newCouponForm });
      if (data) addedCode.current = data.code;
      return { data, error };
    },
    onDone: () => {
      dispatch(toastShown({ kind: 'success', content: { messageId: 'staff.coupons.added' } }));
      void navigate(staffPaths.coupon(addedCode.current));
    },
    leadsAway: true,
  });
  return (
    <EditorFrame
      form={form}
      submitLabel={formatMessage({ id: 'staff.coupons.add' })}
      isReadOnly={false}
      onDiscard={undefined}
    >
      <CouponRulesPanel form={form} isNew />
      <CouponGoodsPanel form={form} />
    </EditorFrame>
  );
}

export function NewCouponScreen() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.coupons.new' })} />
      <NewCouponForm />
    </>
  );
}
