import { api } from '../../api/api.ts';
import type { OrderKeyForm } from '../../api/endpoints.gen.ts';
import type { AppThunk } from '../../store/hooks.ts';

/** Leaves the shop for the provider's payment page. @returns the error to show; undefined if the page opens */
export const openPaymentPage =
  (orderKeyForm: OrderKeyForm): AppThunk<Promise<{ readonly error: unknown } | undefined>> =>
  async (dispatch, _getState, { isPast }) => {
    const { data } = await dispatch(api.endpoints.openPayment.initiate({ orderKeyForm }));
    const url = data?.url && URL.canParse(data.url) ? new URL(data.url) : undefined;
    if (!url || !/^https?:$/.test(url.protocol)) return { error: data?.error };
    if (!isPast()) window.location.assign(url);
    return undefined;
  };
