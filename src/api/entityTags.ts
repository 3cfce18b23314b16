/**
 * Tags by entity id, so that a change refetches only answers that show the entity. They replace the generated tags,
 * so they include the `Language` tag again.
 */

/** Tag id of lists that a new entity may appear in. */
export const ALL = 'all';

export function tagsOfProducts(
  answer: { readonly products?: readonly { readonly product_id?: string }[] } | undefined,
) {
  const ids = (answer?.products ?? []).map(({ product_id: id }) => id);
  return [
    'Language' as const,
    ...ids.flatMap((id) => (id === undefined ? [] : [{ type: 'Product' as const, id }])),
  ];
}

export function tagsOfOrders(
  answer: { readonly orders?: readonly { readonly number: string }[] } | undefined,
) {
  const numbers = (answer?.orders ?? []).map(({ number }) => number);
  return ['Language' as const, ...numbers.map((id) => ({ type: 'Order' as const, id }))];
}
