import type { OrderKeyForm } from '../../api/endpoints.gen.ts';

/** Returns the order's page: the guest page if there is a secret, else the account page. */
export function orderPath({ number, secret }: OrderKeyForm, part: '' | '/invoice' = ''): string {
  const name = encodeURIComponent(number);
  return secret ? `/order/${name}${part}#secret=${secret}` : `/account/orders/${name}${part}`;
}
