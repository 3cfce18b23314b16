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
 * Sends a coupon code as it was typed and reads the totals after it, also where its answer was lost: it may hold all the
 * same. The answer's text is shown as a toast. Without an answer the code stays, to be sent again.
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
      // Not waited for: a press of the next code would be lost meanwhile.
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
