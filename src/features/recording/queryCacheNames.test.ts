import { api } from '../../api/api.ts';
import { setupStore } from '../../testing/setupStore.tsx';

const NAMES = {
  invalidateTags: 'api/invalidateTags',
  upsertQueryEntries: 'api/queries/cacheEntriesUpserted',
  queryResultPatched: 'api/queries/queryResultPatched',
  removeQueryResult: 'api/queries/removeQueryResult',
  removeMutationResult: 'api/mutations/removeMutationResult',
  updateProvidedBy: 'api/invalidation/updateProvidedBy',
};

const KNOWN =
  /^(?:api\/(?:execute(?:Query|Mutation)|queries|mutations|invalidation|internalSubscriptions|subscriptions|config)|__rtkq)\//;

/**
 * Internals of Redux Toolkit that recordings rely on. If an update breaks a test, adapt `redactRecording.ts`,
 * `exportRecording.ts` and `store/timeGate.ts` first.
 */
describe('query cache internals used by recordings', () => {
  it('uses the action types that the redaction knows [E-11]', () => {
    const creators = { ...api.util, ...api.internalActions } as unknown as Record<
      string,
      { type: string } | undefined
    >;
    expect(
      Object.fromEntries(Object.keys(NAMES).map((name) => [name, creators[name]?.type])),
    ).toEqual(NAMES);
  });

  it('stores requests, responses and tags where the redaction expects them [E-11]', async () => {
    const { store } = setupStore({});
    const { listBlogPosts, getOrder, applyCoupon } = api.endpoints;
    await store.dispatch(listBlogPosts.initiate({ page: 1 }));
    await store.dispatch(getOrder.initiate({ number: 'RR-1' }));
    await store.dispatch(applyCoupon.initiate({ couponForm: { coupon: 'X' } }));
    const { queries, mutations, ...rest } = store.getState().api;
    expect(Object.keys(rest).toSorted()).toEqual(['config', 'provided', 'subscriptions']);
    expect(queries['listBlogPosts({"page":1})']).toMatchObject({
      endpointName: 'listBlogPosts',
      originalArgs: { page: 1 },
      fulfilledTimeStamp: expect.any(Number),
      data: expect.anything(),
    });
    expect(Object.values(mutations)).toEqual([
      expect.objectContaining({ endpointName: 'applyCoupon', data: expect.anything() }),
    ]);
    expect(Object.keys(rest.provided).toSorted()).toEqual(['keys', 'tags']);
    expect(rest.provided.tags).toMatchObject({
      Blog: { __internal_without_id: [expect.any(String)] },
    });
    const types = store.recorder
      .snapshot()
      .steps.map(({ action }) => action.type)
      .filter((type) => /^(?:api|__rtkq)\//.test(type));
    expect(types).toContain('api/executeQuery/fulfilled');
    expect(types).toContain('api/executeMutation/fulfilled');
    const unknown = types.filter((type) => !KNOWN.test(type));
    expect(unknown).toEqual([]);
  });
});
