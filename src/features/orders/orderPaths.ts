import type { OrderKeyForm } from '../../api/endpoints.gen.ts';

/** Returns the path of an order: the guest page if there is a secret, else the account page. */
export function orderPath({ number, secret }: OrderKeyForm, part: '' | '/invoice' = ''): string {
  const name = encodeURIComponent(number);
  return secret ? `/order/${name}${part}#secret=${secret}` : `/account/orders/${name}${part}`;
}
