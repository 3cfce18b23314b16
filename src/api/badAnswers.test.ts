/** Bad answers: what reaches the store, and what was sent for it. */
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

/** Any body will do: an argument that is whatever property it is asked for. */
const anyForm: object = new Proxy({}, { get: () => ({}) });

const respond =
  (text: string, status = 200) =>
  () =>
    new Response(text, { status });
const lose = () => Promise.reject(new TypeError('Failed to fetch'));

/** Name, answer, and what every call makes of it. */
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

/** Sends a call of that name with an answer; what came of it and what was sent. */
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

// The base query knows no operation: a query and a mutation stand for all.
describe.each([
  { name: 'searchProducts', answer: examples.searchProducts.answer, isWrite: false },
  { name: 'addToCart', answer: examples.addToCart.answer, isWrite: true },
])('$name', ({ name, answer: example, isWrite }) => {
  it.each(FAILURES)(
    'BASEQUERY-10 BASEQUERY-11 ERRORS-01 ERRORS-02 ERRORS-03 ERRORS-04 ERRORS-05 E-12 answered with %s is sent twice, the same',
    async (_name, answer, outcome) => {
      const sent = await send(name, answer);
      expect(sent.outcome).toEqual({ data: undefined, error: undefined, ...outcome });
      expect(sent.keys).toHaveLength(2);
      expect(sent.keys[1]).toBe(sent.keys[0]);
      expect(typeof sent.keys[0] === 'string').toBe(isWrite);
    },
  );

  it('CONFLICT-07 answered with nothing gives neither an answer nor an error, sent once', async () => {
    const { outcome, keys } = await send(name, respond(''));
    expect(outcome).toEqual({});
    expect(keys).toHaveLength(1);
  });

  it('BASEQUERY-10 held, failed once, then answered gives the answer', async () => {
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
  it.each(Object.keys(examples))('%s is sent twice where it fails', async (name) => {
    const { outcome, keys } = await send(name, respond('Broken', 500));
    expect(outcome).toEqual({ error: { status: 500, text: 'Broken' } });
    expect(keys).toHaveLength(2);
  });

  it.each(Object.keys(examples))('%s gives what fits the contract, or fails', async (name) => {
    for (const text of ['[]', '{}']) {
      const { outcome } = await send(name, respond(text));
      const isAnswered = typeof outcome.data === 'object';
      expect(isAnswered || outcome.error?.text === SERVER_ERROR).toBe(true);
    }
  });
});
