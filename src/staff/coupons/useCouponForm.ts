import { useRef, useState } from 'react';
import { staffApi, useSaveCouponMutation, type StaffCoupon } from '../../api/staffApi.ts';
import { forgetDraft } from '../../forms/formDrafts.ts';
import type { FormAnswer, ServerForm } from '../../forms/useServerForm.ts';
import { rejectionOf } from '../problem.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { useTimeZone } from '../ui/useTimeZone.ts';
import { formOf, toCouponValues } from './couponForm.ts';
import { couponSchema } from './couponSchema.ts';

/** The form of a coupon, and what to do where somebody else has saved it meanwhile. */
export interface CouponFormState {
  readonly form: ServerForm<FormAnswer>;
  /** Whether anything was typed */
  readonly isTyped: boolean;
  /** Throws away what was typed, for what is saved */
  readonly discard: () => void;
  /** Goes on with what was typed over what somebody else has saved; undefined where nobody has */
  readonly goOn: (() => void) | undefined;
}

/**
 * The form of a coupon that is there.
 * @param onBegin begins anew with the coupon as it is saved
 */
export function useCouponForm(
  coupon: StaffCoupon,
  onBegin: (saved: StaffCoupon) => void,
): CouponFormState {
  const dispatch = useStaffDispatch();
  const timeZone = useTimeZone();
  const [save] = useSaveCouponMutation();
  const { code, values: stored } = coupon;
  const name = `staff-coupon-${code}`;
  const saved = useRef(coupon);
  const [theirs, setTheirs] = useState<StaffCoupon>();

  async function readTheirs(): Promise<void> {
    const { data } = await dispatch(
      staffApi.endpoints.getCoupon.initiate({ code }, { forceRefetch: true, subscribe: false }),
    );
    if (data) setTheirs(data);
  }

  const initialValues = formOf(coupon, timeZone);
  const form = useStaffForm({
    name,
    initialValues,
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
      else if (rejectionOf(error).status === 409) await readTheirs();
      return { data, error };
    },
    onDone: () => {
      dispatch(toastShown({ kind: 'success', content: { messageId: 'staff.coupons.saved' } }));
      onBegin(saved.current);
    },
  });

  return {
    form,
    isTyped: Object.entries(initialValues).some(([field, value]) => form.values[field] !== value),
    discard: () => {
      forgetDraft(name);
      onBegin(theirs ?? coupon);
    },
    goOn:
      theirs &&
      (() => {
        form.setValue('version', theirs.version);
        setTheirs(undefined);
      }),
  };
}
