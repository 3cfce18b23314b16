import type { OrderKeyForm } from '../../api/endpoints.gen.ts';

/** Where an order of a customer is shown, or by its secret that of a guest. */
export function orderPath({ number, secret }: OrderKeyForm, part: '' | '/invoice' = ''): string {
  const name = encodeURIComponent(number);
  return secret ? `/order/${name}${part}#secret=${secret}` : `/account/orders/${name}${part}`;
}
