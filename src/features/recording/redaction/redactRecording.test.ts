import { readFileSync } from 'node:fs';
import path from 'node:path';
import { instrument, type EnhancedStore } from '@redux-devtools/instrument';
import { configureStore, type StoreEnhancer } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import { load } from 'js-yaml';
import { api } from '../../../api/api.ts';
import { rootReducer } from '../../../store/makeStore.ts';
import { replayStates } from '../../../store/replayStates.ts';
import { setupStore, type SetupOptions } from '../../../testing/setupStore.tsx';
import { recordingOf, redactedStates } from '../../../testing/recordedStates.ts';
import { findNonJsonValues } from '../../../testing/findNonJsonValues.ts';
import {
  addressCompleted,
  deliveryCompleted,
  paymentCompleted,
} from '../../checkout/checkoutSlice.ts';
import { ADDRESS_FIELDS } from '../../checkout/checkoutValues.ts';
import { termSearched } from '../../search/searchSlice.ts';
import { locationChanged } from '../../ui/locationSlice.ts';
import { dialogOpened } from '../../ui/uiSlice.ts';
import type { Snapshot } from '../recorder.ts';
import { stateHash } from '../stateHash.ts';

/** Part of every secret text, so that one search finds them all. */
const MARK = 'Zq7marked';
let marks = 0;
const secret = () => `${MARK}${(marks += 1)}`;

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
}
interface Operation {
  operationId: string;
  'x-access': string;
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const contract = load(readFileSync(path.join(process.cwd(), 'contract/openapi.yaml'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

const nameOf = ({ $ref = '' }: Schema) => $ref.split('/').at(-1) ?? '';

function filled(schema: Schema): unknown {
  const { $ref, properties, allOf, type } = schema;
  if ($ref) return filled(contract.components.schemas[nameOf(schema)] ?? {});
  if (allOf) return Object.assign({}, ...allOf.map(filled)) as object;
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, filled(field)]),
    );
  }
  if (type === 'integer' || type === 'number') return 3;
  if (type === 'array') return [secret()];
  return secret();
}

const KEEP_ALL = new Set([
  'searchProducts',
  'applyCoupon',
  'changeCurrency',
  'editCartLine',
  'removeCartLine',
  'restoreCartLine',
  'saveCartLine',
  'moveSavedLine',
  'removeSavedLine',
  'addToWishlist',
  'removeFromWishlist',
]);
const WITH_PRODUCT = new Set(['addToCart', 'requestStockAlert', 'writeReview']);
const forms = Object.values(contract.paths)
  .flatMap((methods) => Object.values(methods))
  .flatMap(({ operationId, requestBody }) => {
    const schema = requestBody?.content['application/x-www-form-urlencoded']?.schema;
    return schema && !KEEP_ALL.has(operationId) ? [{ operationId, schema }] : [];
  });

type Initiate = (args: unknown) => unknown;
const endpointOf = (operation: string) =>
  api.endpoints[operation as keyof typeof api.endpoints] as unknown as { initiate: Initiate };

function opened(options: SetupOptions = {}) {
  return setupStore({
    storages: { session: window.sessionStorage, local: window.localStorage },
    ...options,
  });
}

async function rehydrated(store: ReturnType<typeof opened>['store']) {
  const persistor = persistStore(store);
  await new Promise<void>((resolve) => {
    const look = () => persistor.getState().bootstrapped && resolve();
    persistor.subscribe(look);
    look();
  });
}

const person = () => ({
  customer_id: '3',
  firstname: secret(),
  lastname: secret(),
  email: secret(),
});
const privateAddress = () => ({
  address_id: '7',
  firstname: secret(),
  lastname: secret(),
  telephone: secret(),
  address_1: secret(),
  address_2: '',
  city: secret(),
  postcode: secret(),
  country_id: 'IN',
  country: 'India',
  zone_id: 'KA',
  zone: 'Karnataka',
  default: true,
});

async function longJourney(): Promise<Snapshot> {
  const customer = person();
  window.sessionStorage.setItem('user_info', JSON.stringify(customer));
  const { store } = opened({
    answers: {
      login: { status: 1, customer },
      getProfile: { customer: { ...customer, telephone: secret(), country_id: '', zone_id: '' } },
      listAddresses: { addresses: [privateAddress(), privateAddress()] },
      saveAddress: { error: { city: `No ${secret()}` } },
      getAvoidList: { avoid: ['lupin'] },
      register: { error: { email: `${secret()} is known` } },
      removeAddress: { status: 1, success: `${secret()} is gone` },
      getOrder: {
        number: secret(),
        short_number: secret(),
        email: secret(),
        note: secret(),
        address: privateAddress(),
      },
      placeOrder: { status: 1, number: secret(), short_number: secret(), secret: secret() },
      suggest: () => new Response(`<p>${secret()}`, { status: 500 }),
    },
  });
  await rehydrated(store);
  const { endpoints } = api;
  store.dispatch(termSearched('ghee'));
  await store.dispatch(endpoints.searchProducts.initiate({ searchForm: { search: 'ghee' } }));
  await store.dispatch(endpoints.suggest.initiate({ search: 'ghe' }));
  await store.dispatch(endpoints.getCart.initiate());
  await store.dispatch(endpoints.applyCoupon.initiate({ couponForm: { coupon: 'HARVEST10' } }));
  await store.dispatch(endpoints.getCartTotals.initiate());
  await store.dispatch(endpoints.removeCartLine.initiate({ cartRemoveForm: { key: '1' } }));
  const dispatch = store.dispatch as (action: unknown) => unknown;
  for (const { operationId, schema } of forms) {
    const name = nameOf(schema);
    const form = name.charAt(0).toLowerCase() + name.slice(1);
    const fields = { ...(filled(schema) as object) };
    const args = {
      [form]: WITH_PRODUCT.has(operationId) ? { ...fields, product_id: '41' } : fields,
    };
    await dispatch(endpointOf(operationId).initiate(args));
  }
  await store.dispatch(endpoints.getProfile.initiate());
  await store.dispatch(endpoints.listAddresses.initiate());
  await store.dispatch(endpoints.getAvoidList.initiate());
  await store.dispatch(endpoints.exportAccount.initiate());
  const link = { number: secret(), secret: secret() };
  await store.dispatch(endpoints.getOrder.initiate(link));
  const place = { action: 'PUSH', key: '9', search: '' } as const;
  store.dispatch(
    locationChanged({
      ...place,
      pathname: `/order/${link.number}`,
      hash: `#secret=${link.secret}`,
    }),
  );
  store.dispatch(
    locationChanged({
      ...place,
      pathname: '/account/login',
      search: `?to=${encodeURIComponent(`/account/orders/${secret()}`)}`,
      hash: '',
    }),
  );
  const typed = () => Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, secret()]));
  store.dispatch(deliveryCompleted({ delivery_id: '2', slot_id: '5' }));
  store.dispatch(addressCompleted(typed() as never));
  store.dispatch(deliveryCompleted({ delivery_id: '2', slot_id: '5' }));
  store.dispatch(addressCompleted(typed() as never));
  store.dispatch(paymentCompleted({ payment_id: 'stripe' }));
  store.dispatch(dialogOpened({ name: 'removeAddress', addressId: '7', label: secret() }));
  await store.dispatch(endpoints.listDeliveryMethods.initiate({ postcode: secret() }));
  return store.recorder.snapshot();
}

describe('redacted recording', () => {
  let snapshot: Snapshot;

  beforeAll(async () => {
    snapshot = await longJourney();
    window.sessionStorage.clear();
    window.localStorage.clear();
  });

  it('contains no form input, personal data or secrets [E-11]', () => {
    expect(forms.length).toBeGreaterThan(20);
    const raw = JSON.stringify(snapshot);
    const { text } = recordingOf(snapshot);
    // The raw snapshot contains the secrets, so the search below would find a leak.
    expect(raw.split(MARK).length).toBeGreaterThan(80);
    expect(text).not.toContain(MARK);
    expect(text).not.toContain('lupin"');
    expect(text).not.toContain('Karnataka');
  });

  it('keeps search terms and coupons [E-11]', () => {
    const { recording } = recordingOf(snapshot);
    const actions = JSON.stringify(recording.actions);
    expect(actions).toContain('"payload":"ghee"');
    expect(actions).toContain('HARVEST10');
    expect(recording.failedCalls).toContainEqual({
      operation: 'suggest',
      status: 500,
      time: expect.any(Number),
    });
    expect(recording.address).toMatch(/^\/account\/login\?to=/);
  });

  it('replays to the redacted states step by step [E-11]', () => {
    const { recording } = recordingOf(snapshot);
    const replayed = replayStates(recording).map(json);
    const recorded = redactedStates(snapshot).map(json);
    expect(replayed.length).toBeGreaterThan(100);
    expect(recorded).toHaveLength(replayed.length);
    for (const [index, state] of replayed.entries()) {
      const { type } = recording.actions[index - 1] ?? { type: 'start' };
      expect({ type, state }).toEqual({ type, state: recorded[index] });
      expect(recording.checkpoints[index]).toEqual({ after: index, hash: stateHash(state) });
    }
  });

  it('records only states that JSON can represent [E-11]', () => {
    const seen = new WeakSet();
    expect(snapshot.steps.flatMap(({ state }) => findNonJsonValues(state, seen))).toEqual([]);
    expect(findNonJsonValues({ list: [1n, new Date(0), Number.NaN] })).toHaveLength(3);
  });

  it('imports into Redux DevTools and shows the same states [E-11]', () => {
    const { text, recording } = recordingOf(snapshot);
    // Imports the file as the Redux DevTools extension does.
    const file = JSON.parse(text) as { payload: string; preloadedState: string };
    const store = configureStore({
      reducer: rootReducer({}, () => true),
      devTools: false,
      middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
      enhancers: (defaults) => defaults().concat(instrument() as StoreEnhancer),
    });
    const { liftedStore } = store as unknown as EnhancedStore<unknown, never, unknown>;
    liftedStore.dispatch({
      type: 'IMPORT_STATE',
      nextLiftedState: JSON.parse(file.payload) as never,
      preloadedState: JSON.parse(file.preloadedState) as never,
    } as never);
    const { computedStates } = liftedStore.getState();
    const states = replayStates(recording);
    expect(computedStates).toHaveLength(states.length);
    for (const [index, { state }] of computedStates.entries()) {
      expect(json(state)).toEqual(json(states[index]));
    }
    expect(json(store.getState())).toEqual(json(states.at(-1)));
  });
});
