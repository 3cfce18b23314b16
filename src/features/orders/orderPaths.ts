import type { OrderKeyForm } from '../../api/endpoints.gen.ts';

export function orderPath({ number, secret }: OrderKeyForm, part: '' | '/invoice' = ''): string {
  const name = encodeURIComponent(number);
  return secret ? `/order/${name}${part}#secret=${secret}` : `/account/orders/${name}${part}`;
}
