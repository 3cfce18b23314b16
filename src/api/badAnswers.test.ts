import type { UnknownAction } from '@reduxjs/toolkit';
import examples from '../testing/examples.gen.json' with { type: 'json' };
import { setupStore } from '../testing/setupStore.tsx';
import { api } from './api.ts';

interface Operation {
  readonly initiate: (argument: unknown, options?: object) => UnknownAction;
}

interface Outcome {
  readonly data?: unknown;
  readonly error?: { readonly status: number; readonly text: string };
}

const ARGUMENTS: Readonly<Record<string, unknown>> = { getLanguageTexts: { code: 'fr' } };
const SERVER_ERROR = 'Server error';

const anyForm: object = new Proxy({}, { get: () => ({}) });

const respond =
  (text: string, status = 200) =>
  () =>
    new Response(text, { status });
const lose = () => Promise.reject(new TypeError('Failed to fetch'));

const FAILURES: [string, () => unknown, Outcome][] = [
  ['no answer', lose, { error: { status: 0, text: SERVER_ERROR } }],
  ['500 with a text', respond('Broken', 500), { error: { status: 500, text: 'Broken' } }],
  ['500 without', respond('', 500), { error: { status: 500, text: SERVER_ERROR } }],
  ['502', respond('<html>', 502), {}],
  ['503', respond('', 503), {}],
  ['504', respond('late', 504), {}],
  ['no JSON', respond('not json'), { error: { status: 0, text: SERVER_ERROR } }],
  ['null', respond('null'), { error: { status: 0, text: SERVER_ERROR } }],
  ['a text', respond('"x"'), { error: { status: 0, text: SERVER_ERROR } }],
];

async function send(name: string, answer: () => unknown) {
  const { store, calls } = setupStore({ answers: { [name]: answer } });
  const operation = (api.endpoints as unknown as Record<string, Operation>)[name];
  if (!operation) throw new Error(`There is no endpoint ${name}.`);
  const argument = name in ARGUMENTS ? ARGUMENTS[name] : anyForm;
  const dispatch = store.dispatch as unknown as (call: UnknownAction) => PromiseLike<Outcome>;
  const { data, error } = await dispatch(operation.initiate(argument, { forceRefetch: true }));
  const mine = calls.filter((call) => call.operation === name);
  return {
    outcome: { data, error },
    keys: mine.map((call) => call.headers.get('idempotency-key')),
  };
}

// The base query does not depend on the operation, so one query and one mutation are enough.
describe.each([
  { name: 'searchProducts', answer: examples.searchProducts.answer, isWrite: false },
  { name: 'addToCart', answer: examples.addToCart.answer, isWrite: true },
])('$name', ({ name, answer: example, isWrite }) => {
  it.each(FAILURES)(
    'retries with the same request when answered with %s [BASEQUERY-11, ERRORS-03]',
    async (_name, answer, outcome) => {
      const sent = await send(name, answer);
      expect(sent.outcome).toEqual({ data: undefined, error: undefined, ...outcome });
      expect(sent.keys).toHaveLength(2);
      expect(sent.keys[1]).toBe(sent.keys[0]);
      expect(typeof sent.keys[0] === 'string').toBe(isWrite);
    },
  );

  it('returns neither data nor error for an empty answer, without a retry [CONFLICT-07]', async () => {
    const { outcome, keys } = await send(name, respond(''));
    expect(outcome).toEqual({});
    expect(keys).toHaveLength(1);
  });

  it('returns the answer of the retry after a slow failure [BASEQUERY-10]', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let count = 0;
    const pending = send(name, async () => {
      count += 1;
      await promise;
      return count === 1 ? new Response('', { status: 500 }) : example;
    });
    resolve();
    const { outcome, keys } = await pending;
    expect(outcome.error).toBeUndefined();
    expect(outcome.data).toEqual(expect.any(Object));
    expect(keys).toHaveLength(2);
  });
});

describe('every operation', () => {
  it.each(Object.keys(examples))('%s is retried after a failure', async (name) => {
    const { outcome, keys } = await send(name, respond('Broken', 500));
    expect(outcome).toEqual({ error: { status: 500, text: 'Broken' } });
    expect(keys).toHaveLength(2);
  });

  it.each(Object.keys(examples))(
    '%s returns data that fits the contract, or fails',
    async (name) => {
      for (const text of ['[]', '{}']) {
        const { outcome } = await send(name, respond(text));
        const isAnswered = typeof outcome.data === 'object';
        expect(isAnswered || outcome.error?.text === SERVER_ERROR).toBe(true);
      }
    },
  );
});
