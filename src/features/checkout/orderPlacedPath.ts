import type { OrderKeyForm } from '../../api/endpoints.gen.ts';

/** The page that thanks for an order. The secret of a guest's stands behind the `#`, which browsers send to no server. */
export function orderPlacedPath({ number, secret }: OrderKeyForm): string {
  const query = new URLSearchParams({ order: number }).toString();
  return `/checkout/success?${query}${secret ? `#secret=${secret}` : ''}`;
}
