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
import { forgetCheckoutDrafts } from '../checkoutDrafts.ts';

type PlaceOrder = ReturnType<typeof usePlaceOrderMutation>[0];

/**
 * Places an order and opens the confirmation page, also if the cart was ordered before. Clears the drafts.
 * @returns the outcome for the form
 */
export function useSubmitOrder(
  placeOrder: PlaceOrder,
): (orderForm: OrderForm) => Promise<FormAnswer> {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  function leave({ number = '', secret, error }: PlaceOrderAnswer): FormAnswer {
    forgetCheckoutDrafts();
    const told = errorText(error);
    if (told !== undefined) {
      dispatch(toastShown({ kind: 'success', content: { html: told } }));
    }
    void navigate(orderPlacedPath({ number, ...(secret && { secret }) }), { replace: true });
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
