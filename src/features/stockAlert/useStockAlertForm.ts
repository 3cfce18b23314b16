import { useFormik } from 'formik';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import { useRequestStockAlertMutation } from '../../api/api.ts';
import type { Field } from '../../forms/field.ts';
import { useWriteOutcome } from '../../forms/useWriteOutcome.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectUser } from '../session/sessionSlice.ts';

const schema = object({
  email: string().trim().required('form.error.missing').email('form.error.email'),
});

/** The address that an email about a product goes to, a customer's own at first, and the sending of it. */
export function useStockAlertForm(productId: string) {
  const { formatMessage } = useIntl();
  const user = useAppSelector(selectUser);
  const id = useId();
  const [request, sending] = useRequestStockAlertMutation();
  const { data, isLoading } = sending;
  const outcome = useWriteOutcome(sending);
  const form = useFormik({
    initialValues: { email: user ? user.email : '' },
    validationSchema: schema,
    onSubmit: async ({ email }) => {
      await request({ stockAlertForm: { product_id: productId, email: email.trim() } });
    },
  });

  const rejection: unknown = data && data.error;
  const emailError =
    typeof rejection === 'object' && rejection !== null && 'email' in rejection
      ? String(rejection.email)
      : undefined;
  const ownError = form.touched.email && form.errors.email;

  const field: Field = {
    id,
    name: 'email',
    value: form.values.email,
    onChange: form.handleChange,
    onBlur: form.handleBlur,
    error: ownError ? formatMessage({ id: ownError }) : emailError,
  };
  return {
    field,
    outcome: emailError === undefined ? outcome : undefined,
    isDone: outcome?.kind === 'done',
    isBusy: isLoading,
    /** Sends an address without errors, once for any number of presses; else the field takes the focus. */
    submit: async () => {
      if (isLoading) return;
      await form.submitForm();
      if (!schema.isValidSync(form.values)) document.getElementById(id)?.focus();
    },
  };
}
