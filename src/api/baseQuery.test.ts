import { jest } from '@jest/globals';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { ApiEnvironment, TokenVault } from './apiEnvironment.ts';
import { buildUrl, baseQuery, type ApiRequest } from './baseQuery.ts';
import { formBody } from './formBody.ts';
import { createSecretVault } from './secretVault.ts';

type Answer = Response | Error;

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

const noVault: TokenVault = {
  read: () => '',
  write: () => undefined,
  settled: () => Promise.resolve(),
  expect: () => undefined,
};

function setup(answers: Answer[], own: Partial<ApiEnvironment> = {}) {
  const sent: Sent[] = [];
  let token = 'abc';
  const environment: ApiEnvironment = {
    fetch: async (input, init = {}) => {
      sent.push({ url: input as string, init });
      const answer = answers[sent.length - 1] ?? answers.at(-1);
      if (answer instanceof Error) throw answer;
      return answer?.clone() ?? new Response('{}');
    },
    base: '/api?route=',
    appRoot: '/',
    isSecurePage: false,
    sendsIdempotencyKey: true,
    tokens: { ...noVault, read: () => token, write: (next) => (token = next) },
    secrets: createSecretVault(),
    languageOf: () => 'fr',
    isPast: () => false,
    present: () => Promise.resolve(),
    ...own,
  };
  const send = (
    request: ApiRequest,
    type: 'query' | 'mutation' = 'query',
    signal = new AbortController().signal,
  ) =>
    Promise.resolve(
      baseQuery(
        request,
        {
          extra: environment,
          type,
          getState: () => ({}),
          signal,
        } as unknown as BaseQueryApi,
        {},
      ),
    );
  return { environment, send, sent, token: () => token };
}

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

const plain = setup([]).environment;
const CART = { url: '/checkout/cart' };
const ADD = { url: '/checkout/cart/add', method: 'POST', body: { product_id: '41', quantity: 2 } };

function headersOf({ init }: Sent): Headers {
  return new Headers(init.headers);
}

describe('URL', () => {
  it.each([
    ['/api?route=', '/api?route=checkout/cart&api_token=abc'],
    ['/api/', '/api/checkout/cart?api_token=abc'],
    ['https://b.example/x?route=', 'https://b.example/x?route=checkout/cart&api_token=abc'],
  ])('joins the base %s with the path [BASEQUERY-02, OPEN-01]', (base, url) => {
    expect(buildUrl(CART, { ...plain, base })).toBe(url);
  });

  it('appends further values after a ? with &, encoded [CONFLICT-02]', () => {
    const request = {
      url: '/product/product',
      params: { product_slug: 'a&b é', product_id: undefined },
    };
    expect(buildUrl(request, plain)).toBe(
      '/api?route=product/product&product_slug=a%26b%20%C3%A9&api_token=abc',
    );
    expect(buildUrl(request, { ...plain, base: '/api/' })).toBe(
      '/api/product/product?product_slug=a%26b%20%C3%A9&api_token=abc',
    );
  });

  it('passes the stored token as api_token [BASEQUERY-03, BASEQUERY-05]', () => {
    const url = buildUrl(CART, {
      ...plain,
      tokens: { ...noVault, read: () => 't 1' },
    });
    expect(url).toBe('/api?route=checkout/cart&api_token=t%201');
  });

  it('reads language files from the app root, without a token [BASEQUERY-06, CONFLICT-03]', () => {
    expect(buildUrl({ url: '/assets/i18n/fr.json' }, { ...plain, appRoot: '/shop/' })).toBe(
      '/shop/assets/i18n/fr.json',
    );
  });

  it('leaves URLs with common/apilogin unchanged [BASEQUERY-07]', () => {
    expect(buildUrl({ url: '/common/apilogin' }, plain)).toBe('/api?route=common/apilogin');
  });

  it('never adds api_token twice [BASEQUERY-08, CONFLICT-41]', () => {
    expect(buildUrl({ url: '/common/config', params: { api_token: 'x' } }, plain)).toBe(
      '/api?route=common/config&api_token=x',
    );
    expect(buildUrl({ url: '/common/config' }, plain)).toBe(
      '/api?route=common/config&api_token=abc',
    );
  });

  it('sends an empty api_token if there is none [CONFLICT-01]', () => {
    const url = buildUrl({ url: '/common/apitoken' }, { ...plain, tokens: noVault });
    expect(url).toBe('/api?route=common/apitoken&api_token=');
  });

  it('upgrades http to https on an https page only [BASEQUERY-09]', () => {
    const base = 'http://b.example/?route=';
    expect(buildUrl(CART, { ...plain, base, isSecurePage: true })).toMatch(/^https:\/\/b\.example/);
    expect(buildUrl(CART, { ...plain, base })).toMatch(/^http:\/\/b\.example/);
  });
});

describe('form', () => {
  it('encodes options as one field each [OPEN-02, CONFLICT-29]', () => {
    const form = formBody({
      product_id: '41',
      quantity: 2,
      option: { 12: '34', 13: 'für Mia & Max' },
    });
    expect([...form]).toEqual([
      ['product_id', '41'],
      ['quantity', '2'],
      ['option[12]', '34'],
      ['option[13]', 'für Mia & Max'],
    ]);
  });

  it('encodes several values of one option [OPEN-38]', () => {
    expect(String(formBody({ option: { 12: ['34', '35'] } }))).toBe(
      'option%5B12%5D%5B%5D=34&option%5B12%5D%5B%5D=35',
    );
  });

  it('leaves a single options field unchanged [API-38, OPEN-37]', () => {
    expect([...formBody({ option: '{"12":"34"}' })]).toEqual([['option', '{"12":"34"}']]);
  });

  it('keeps empty values and drops absent ones [COUPON-05]', () => {
    expect([...formBody({ coupon: '', other: undefined })]).toEqual([['coupon', '']]);
  });

  it('sends posts url-encoded and without an Authorization header [OPEN-02]', async () => {
    const { send, sent } = setup([json({ status: '1' })]);
    await send(ADD, 'mutation');
    expect(sent[0]?.init.body).toEqual(new URLSearchParams('product_id=41&quantity=2'));
    expect(headersOf(sent[0] as Sent).has('authorization')).toBe(false);
    expect(headersOf(sent[0] as Sent).get('accept-language')).toBe('fr');
  });

  it('sends an empty form if there are no fields [API-14]', async () => {
    const { send, sent } = setup([json({ status: 1 })]);
    await send({ url: '/checkout/coupon/remove', method: 'POST', body: undefined }, 'mutation');
    expect(sent[0]?.init.body).toEqual(new URLSearchParams());
  });
});

describe('retry and failures', () => {
  it.each([502, 503, 504])(
    'turns %i into an empty text after one retry [ERRORS-02, ERRORS-03]',
    async (status) => {
      const { send, sent } = setup([json({ error: 'x' }, status)]);
      expect(await send(CART)).toEqual({ data: '' });
      expect(sent).toHaveLength(2);
    },
  );

  it('turns any other failure into its text [ERRORS-04]', async () => {
    const { send } = setup([json({ error: 'Broken' }, 500)]);
    expect(await send(CART)).toEqual({ error: { status: 500, text: '{"error":"Broken"}' } });
  });

  it.each<[string, Answer]>([
    ['an empty body', new Response('', { status: 500 })],
    ['no answer', new TypeError('Failed to fetch')],
    ['a garbled answer', new Response('<html>')],
  ])("turns %s into 'Server error' [ERRORS-05]", async (_name, answer) => {
    const { send, sent } = setup([answer]);
    expect(await send(CART)).toMatchObject({ error: { text: 'Server error' } });
    expect(sent).toHaveLength(2);
  });

  it('retries a failed call with the same request [BASEQUERY-10, LIMITS-14]', async () => {
    const { send, sent } = setup([new TypeError('lost'), json({ status: '1' })]);
    expect(await send(ADD, 'mutation')).toEqual({ data: { status: '1' } });
    expect(sent[1]).toEqual(sent[0]);
  });

  it('sends no third request [BASEQUERY-11]', async () => {
    const { send, sent } = setup([json({}, 400)]);
    expect(await send(CART)).toHaveProperty('error');
    expect(sent).toHaveLength(2);
  });

  it('shares one Idempotency-Key between both attempts of a write, not with the next write [CONFLICT-06]', async () => {
    const { send, sent } = setup([json({}, 500)]);
    await send(ADD, 'mutation');
    await send(ADD, 'mutation');
    const keys = sent.map((call) => headersOf(call).get('idempotency-key'));
    expect(keys[0]).toMatch(/^[\w-]{20,}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('sends reads without a key, including posts [CONFLICT-06]', async () => {
    const { send, sent } = setup([json({})]);
    await send(CART);
    await send({ url: '/product/search', method: 'POST', body: { search: 'rice' } });
    expect(sent.map((call) => headersOf(call).has('idempotency-key'))).toEqual([false, false]);
  });

  it('omits the key if the backend would reject it [CONFLICT-06]', async () => {
    const { send, sent } = setup([json({})], { sendsIdempotencyKey: false });
    await send(ADD, 'mutation');
    expect(headersOf(sent[0] as Sent).has('idempotency-key')).toBe(false);
  });

  it('writes nothing to the console [STARTUP-14]', async () => {
    const spies = (['log', 'warn', 'error'] as const).map((level) => jest.spyOn(console, level));
    const { send } = setup([json({}, 500)]);
    await send(CART);
    for (const spy of spies) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });
});

describe('answers', () => {
  it('moves a token from the answer into the vault [STARTUP-02, ENTITIES-06]', async () => {
    const { send, token } = setup([json({ api_token: 'new', status: 1 })]);
    expect(await send({ url: '/common/apitoken' })).toEqual({ data: { status: 1 } });
    expect(token()).toBe('new');
  });

  it('keeps its token if the answer has none [STARTUP-09]', async () => {
    const { send, token } = setup([json({})]);
    await send({ url: '/common/apitoken' });
    expect(token()).toBe('abc');
  });

  it('reads an empty answer as an empty text [CONFLICT-07]', async () => {
    const { send } = setup([new Response('')]);
    expect(await send(CART)).toEqual({ data: '' });
  });

  it('sends nothing while the past is shown [E-11]', async () => {
    const { send, sent } = setup([json({})], { isPast: () => true });
    expect(await send(CART)).toHaveProperty('error');
    expect(sent).toEqual([]);
  });
});

describe('secrets', () => {
  it('sends a password in both attempts, then deletes it from the vault [OPEN-19]', async () => {
    const { environment, send, sent } = setup([json({}, 500)]);
    const body = {
      email: 'meera@example.com',
      password: environment.secrets.storeForCall('open sesame'),
    };
    expect(JSON.stringify(body)).not.toContain('sesame');
    await send({ url: '/account/login', method: 'POST', body }, 'mutation');
    const bodies = () => sent.map(({ init }) => (init.body as URLSearchParams).toString());
    expect(bodies()).toEqual(Array(2).fill('email=meera%40example.com&password=open+sesame'));
    await send({ url: '/account/login', method: 'POST', body }, 'mutation');
    expect(bodies().at(-1)).not.toContain('sesame');
  });

  it('deletes the password of an aborted call [OPEN-19]', async () => {
    const { environment, send } = setup([json({})]);
    const password = environment.secrets.storeForCall('open sesame');
    const login = { url: '/account/login', method: 'POST', body: { password } };
    await expect(send(login, 'mutation', AbortSignal.abort())).rejects.toBeDefined();
    expect(environment.secrets.textOf(password)).toBe(password);
  });
});
