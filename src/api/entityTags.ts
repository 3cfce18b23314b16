/**
 * Tags by id, so that a change of one entity refetches the answers that show it and no others. They stand in place of
 * the generated ones, which name the type alone, and so repeat what else the answer varies with.
 */

/** Id of the tag of lists that a new entity may belong to. */
export const ALL = 'all';

/** Tags of an answer that shows products. */
export function tagsOfProducts(
  answer: { readonly products?: readonly { readonly product_id?: string }[] } | undefined,
) {
  const ids = (answer?.products ?? []).map(({ product_id: id }) => id);
  return [
    'Language' as const,
    ...ids.flatMap((id) => (id === undefined ? [] : [{ type: 'Product' as const, id }])),
  ];
}

/** Tags of an answer that shows orders. */
export function tagsOfOrders(
  answer: { readonly orders?: readonly { readonly number: string }[] } | undefined,
) {
  const numbers = (answer?.orders ?? []).map(({ number }) => number);
  return ['Language' as const, ...numbers.map((id) => ({ type: 'Order' as const, id }))];
}
