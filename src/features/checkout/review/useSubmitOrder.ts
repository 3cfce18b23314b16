import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { type usePlaceOrderMutation } from '../../../api/api.ts';
import { isDone } from '../../../lib/isDone.ts';
import type { OrderForm, PlaceOrderAnswer } from '../../../api/endpoints.gen.ts';
import { errorText } from '../../../lib/errorText.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import type { FormAnswer } from '../../../forms/useServerForm.ts';
import { toastShown } from '../../ui/uiSlice.ts';
import { orderPlacedPath } from '../orderPlacedPath.ts';
import { openPaymentPage } from '../../orders/openPaymentPage.ts';
import { forgetCheckoutDrafts } from '../checkoutDrafts.ts';

type PlaceOrder = ReturnType<typeof usePlaceOrderMutation>[0];

/**
 * Places an order, clears the checkout drafts and opens the confirmation page. Does the same if the cart was
 * already ordered.
 * @returns the result for the form
 */
export function useSubmitOrder(
  placeOrder: PlaceOrder,
): (orderForm: OrderForm) => Promise<FormAnswer> {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  async function leave({
    number = '',
    secret,
    error,
    payment,
  }: PlaceOrderAnswer): Promise<FormAnswer> {
    forgetCheckoutDrafts();
    const told = errorText(error);
    if (told !== undefined) {
      dispatch(toastShown({ kind: 'success', content: { html: told } }));
    }
    const orderKey = { number, ...(secret && { secret }) };
    await navigate(orderPlacedPath(orderKey), { replace: true });
    // The confirmation page offers the payment page again if this fails.
    if (payment?.can_open) await dispatch(openPaymentPage(orderKey));
    return { status: 1 };
  }

  return async (orderForm) => {
    const { data } = await placeOrder({ orderForm });
    if (!data) return { error: formatMessage({ id: 'checkout.place.unanswered' }) };
    if (data.number && (isDone(data) || data.error)) return leave(data);
    if (data.error) return { error: data.error };
    return { error: formatMessage({ id: 'checkout.place.changed' }) };
  };
}
