import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useFormik } from 'formik';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApplyCouponMutation } from '../../api/api.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import styles from './CouponForm.module.css';
import { refetchTotals } from './refetchTotals.ts';

/**
 * Sends a coupon code as it was typed and reads the totals after either answer; the answer's text is shown as a toast.
 * Without an answer the code stays, to be sent again.
 */
export function CouponForm() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const fieldId = useId();
  const [applyCoupon, { isLoading: isApplying }] = useApplyCouponMutation();
  const form = useFormik({
    initialValues: { coupon: '' },
    onSubmit: async ({ coupon }) => {
      if (isApplying) return;
      const { data } = await applyCoupon({ couponForm: { coupon } });
      if (!data) return;
      if (!data.error) form.resetForm();
      await dispatch(refetchTotals());
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit}>
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
