import type { OrderKeyForm } from '../../api/endpoints.gen.ts';

/** Path of the page that thanks for an order. */
export const SUCCESS_PATH = '/checkout/success';

/** The page that thanks for an order. The secret of a guest's stands behind the `#`, which browsers send to no server. */
export function orderPlacedPath({ number, secret }: OrderKeyForm): string {
  const query = new URLSearchParams({ order: number }).toString();
  return `${SUCCESS_PATH}?${query}${secret ? `#secret=${secret}` : ''}`;
}
