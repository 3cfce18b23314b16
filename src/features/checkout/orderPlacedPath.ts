import type { OrderKeyForm } from '../../api/endpoints.gen.ts';

export const SUCCESS_PATH = '/checkout/success';

/** Builds the confirmation page's URL. A guest's secret is in the hash, which browsers never send to a server. */
export function orderPlacedPath({ number, secret }: OrderKeyForm): string {
  const query = new URLSearchParams({ order: number }).toString();
  return `${SUCCESS_PATH}?${query}${secret ? `#secret=${secret}` : ''}`;
}
