import { waitFor } from '@testing-library/react';
import { orderOf } from '../testing/checkoutData.ts';
import { setupStore } from '../testing/setupStore.tsx';
import { api } from './api.ts';

const { getOrder, getProduct, listAllReviews, listOrders, listProductReviews, searchProducts } =
  api.endpoints;

function counts(calls: ReturnType<typeof setupStore>['calls']): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { operation, url, form } of calls) {
    const { searchParams: query } = url;
    const argument = query.get('productSlug') ?? query.get('product_id') ?? query.get('number');
    const name = [operation, argument ?? form.get('search')].filter(Boolean).join(' ');
    found[name] = (found[name] ?? 0) + 1;
  }
  return found;
}

const cards = (...ids: string[]) => ({
  products: ids.map((id) => ({ product_id: id, handle: `product-${id}`, name: `Product ${id}` })),
  total: ids.length,
});

it('a review refetches its product, its reviews and the lists that show it, and nothing else [OPEN-31]', async () => {
  const { store, calls } = setupStore({
    answers: {
      getProduct: ({ url }) => {
        const id = url.searchParams.get('product_id') ?? '';
        return { product_id: id, handle: `product-${id}`, name: `Product ${id}` };
      },
      searchProducts: ({ form }) => (form.get('search') === 'rice' ? cards('7', '8') : cards('9')),
      writeReview: { status: 1, success: 'Thank you.' },
    },
  });
  await Promise.all([
    store.dispatch(getProduct.initiate({ productId: '7' })),
    store.dispatch(getProduct.initiate({ productId: '8' })),
    store.dispatch(listProductReviews.initiate({ productId: '7' })),
    store.dispatch(listProductReviews.initiate({ productId: '8' })),
    store.dispatch(listAllReviews.initiate({})),
    store.dispatch(searchProducts.initiate({ searchForm: { search: 'rice' } })),
    store.dispatch(searchProducts.initiate({ searchForm: { search: 'tea' } })),
  ]);
  const before = counts(calls);
  const reviewForm = { product_id: '7', name: 'Meera', text: 'Good rice, and fast.', rating: 5 };
  await store.dispatch(api.endpoints.writeReview.initiate({ reviewForm }));
  await waitFor(() =>
    expect(counts(calls)).toEqual({
      ...before,
      writeReview: 1,
      'getProduct 7': 2,
      'listProductReviews 7': 2,
      listAllReviews: 2,
      'searchProducts rice': 2,
    }),
  );
});

it('cancelling an order refetches that order and the list, and no other order [OPEN-17]', async () => {
  const { store, calls } = setupStore({
    answers: {
      getOrder: ({ url }) => orderOf({ number: url.searchParams.get('number') ?? '' }),
      cancelOrder: { status: 1 },
    },
  });
  const { data: list } = await store.dispatch(listOrders.initiate({}));
  const listed = list?.orders[0]?.number ?? '';
  await Promise.all([
    store.dispatch(getOrder.initiate({ number: listed })),
    store.dispatch(getOrder.initiate({ number: 'RR-OTHER' })),
  ]);
  const before = counts(calls);
  await store.dispatch(api.endpoints.cancelOrder.initiate({ orderKeyForm: { number: listed } }));
  await waitFor(() =>
    expect(counts(calls)).toEqual({
      ...before,
      cancelOrder: 1,
      [`getOrder ${listed}`]: 2,
      listOrders: 2,
    }),
  );
});
