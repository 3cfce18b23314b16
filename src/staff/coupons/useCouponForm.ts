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

/** The form of a coupon, and what to do where somebody else has saved it meanwhile. */
export interface CouponFormState {
  readonly form: ServerForm<FormAnswer>;
  readonly conflict: Conflict | undefined;
  /** Goes on with these values over what the other has saved; nothing is saved yet */
  readonly resolve: (chosen: FormValues) => void;
}

/** What is taken off: the kind says which of the others counts. */
const DISCOUNT = ['kind', 'percent', 'amount'];

/** The name under which what was typed for a coupon outlives a reload. */
export const draftName = (code: string): string => `staff-coupon-form-${code}`;

/**
 * The form of a coupon that is there.
 * @param onSaved is given the coupon as it stands then
 */
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
