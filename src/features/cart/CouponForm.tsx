import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApplyCouponMutation } from '../../api/api.ts';
import { useForm } from '../../forms/useForm.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { refetch } from '../session/refetch.ts';
import styles from './CouponForm.module.css';

/**
 * Sends the coupon code as typed, then refetches the totals. Refetches even without a response, because the coupon
 * may have been applied. Only a success clears the field.
 */
export function CouponForm() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const fieldId = useId();
  const [applyCoupon, { isLoading: isApplying }] = useApplyCouponMutation();
  const { form, submit } = useForm({
    initialValues: { coupon: '' },
    onSubmit: async ({ coupon }, { resetForm }) => {
      const { data } = await applyCoupon({ couponForm: { coupon } });
      if (data && !data.error) resetForm();
      // Don't await the refetch: `useForm` ignores submits until this handler ends.
      void dispatch(refetch('getCartTotals'));
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <label htmlFor={fieldId} className="visuallyHidden">
        <FormattedMessage id="cart.coupon.title" />
      </label>
      <OutlinedInput
        id={fieldId}
        size="small"
        className={styles.field}
        autoComplete="off"
        slotProps={{ input: { autoCapitalize: 'characters', spellCheck: false } }}
        placeholder={formatMessage({ id: 'cart.coupon.placeholder' })}
        {...form.getFieldProps('coupon')}
      />
      <Button type="submit" variant="outlined" aria-disabled={isApplying}>
        <FormattedMessage id="cart.coupon.apply" />
      </Button>
    </form>
  );
}
