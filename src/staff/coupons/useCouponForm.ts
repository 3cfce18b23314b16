import { useRef } from 'react';
import { staffApi, useSaveCouponMutation, type StaffCoupon } from '../../api/staffApi.ts';
import type { FormAnswer, FormValues, ServerForm } from '../../forms/useServerForm.ts';
import { rejectionOf } from '../problem.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import type { Conflict } from '../ui/conflict.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { useFormConflict } from '../ui/useFormConflict.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { useTimeZone } from '../ui/useTimeZone.ts';
import { formOf, toCouponValues } from './couponForm.ts';
import { couponSchema } from './couponSchema.ts';

export interface CouponFormState {
  readonly form: ServerForm<FormAnswer>;
  readonly conflict: Conflict | undefined;
  readonly resolve: (chosen: FormValues) => void;
}

/** Fields that conflict as a group, because `kind` decides whether `percent` or `amount` applies. */
const DISCOUNT = ['kind', 'percent', 'amount'];

export const draftName = (code: string): string => `staff-coupon-form-${code}`;

export function useCouponForm(
  coupon: StaffCoupon,
  onSaved: (saved: StaffCoupon) => void,
): CouponFormState {
  const dispatch = useStaffDispatch();
  const timeZone = useTimeZone();
  const [save] = useSaveCouponMutation();
  const { conflict, compare, resolve } = useFormConflict(DISCOUNT);
  const { code, values: stored } = coupon;
  const saved = useRef(coupon);

  async function compareWithSaved(values: FormValues): Promise<void> {
    const { data } = await dispatch(
      staffApi.endpoints.getCoupon.initiate({ code }, { forceRefetch: true, subscribe: false }),
    );
    if (data) compare(values, formOf(data, timeZone));
  }

  const form = useStaffForm({
    name: draftName(code),
    initialValues: formOf(coupon, timeZone),
    schema: couponSchema,
    send: async (values, sendOnce) => {
      const { data, error } = await sendOnce(save, {
        code,
        couponForm: {
          version: values['version'] ?? '',
          values: toCouponValues(values, timeZone, stored),
        },
      });
      if (data) saved.current = data;
      else if (rejectionOf(error).status === 409) await compareWithSaved(values);
      return { data, error };
    },
    onDone: () => {
      dispatch(toastShown({ kind: 'success', content: { messageId: 'staff.coupons.saved' } }));
      onSaved(saved.current);
    },
  });

  return { form, conflict, resolve: (chosen) => resolve(form, chosen) };
}
