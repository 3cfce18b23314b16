import http, { Agent } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from './app.ts';
import { loadContract, type Operation } from './http/contract.ts';
import type { Database } from './db/schema.ts';
import { DEFAULT_SETTINGS } from './shopSettings.ts';
import { freshDatabase } from './testing/freshDatabase.ts';
import { insertCurrencies } from './testing/insertProduct.ts';
import { openClient, type TestClient } from './testing/openClient.ts';

const { operations } = await loadContract('openapi.yaml');

let db: Database;
let app: FastifyInstance;
let client: TestClient;

const SUPPORT_TOKEN = 'a-token-of-support-staff';

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  app = await buildApp({ db, settings: { ...DEFAULT_SETTINGS, supportToken: SUPPORT_TOKEN } });
  client = await openClient(app);
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('paths', () => {
  it('answers by the single entry point as by the plain path [BASEQUERY-01, OPEN-01]', async () => {
    const plain = await app.inject('/api/common/currency');
    const byRoute = await app.inject('/api?route=common/currency&api_token=');
    expect(plain.statusCode).toBe(200);
    expect(byRoute.json()).toEqual(plain.json());
  });

  it.each([
    '/api',
    '/api/',
    '/api/nope',
    '/api?route=nope',
    '/api?route=../etc',
    '/nope',
    '/api/checkout/cart/add',
  ])('answers 404 with a message at %s', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: 'Unknown API endpoint.' });
  });

  it.each(['/api/nope', '/%', '/api/%zz', '/api/common/currency'])(
    'sends security headers with %s',
    async (url) => {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
    },
  );

  it.each(['/api/nope', '/%', '/api/common/currency'])(
    'sends HSTS with %s for a shop on https',
    async (url) => {
      const name = 'strict-transport-security';
      const secured = await buildApp({ db, origin: 'https://shop.example' });
      expect((await secured.inject(url)).headers[name]).toBe('max-age=31536000');
      expect((await app.inject(url)).headers).not.toHaveProperty(name);
      await secured.close();
    },
  );

  it('includes subdomains in HSTS if configured', async () => {
    const settings = { ...DEFAULT_SETTINGS, hstsCoversSubdomains: true };
    const secured = await buildApp({ db, origin: 'https://shop.example', settings });
    const { 'strict-transport-security': policy } = (await secured.inject('/health')).headers;
    expect(policy).toBe('max-age=31536000; includeSubDomains');
    await secured.close();
  });

  it('redirects a browser from a broken link and answers 404 to an API client [ROUTES-09]', async () => {
    const url = '/shop/%E0%A4%A';
    const { statusCode, headers } = await app.inject({ url, headers: { accept: 'text/html,*/*' } });
    expect(statusCode).toBe(302);
    expect(headers.location).toBe('/info/not-found');
    expect((await app.inject(url)).statusCode).toBe(400);
    const call = await app.inject({ url: '/api/%zz', headers: { accept: 'text/html' } });
    expect(call.statusCode).toBe(400);
  });

  it('answers in French if requested', async () => {
    const answer = await app.inject({
      url: '/api/nope',
      headers: { 'accept-language': 'fr-CA,en;q=0.5' },
    });
    expect(answer.json()).toEqual({ error: 'Point d’accès API inconnu.' });
  });
});

const WELL_FORMED = {
  number: 'RR-7K3QF-9XWMB',
  product_id: '1',
  quantity: '1',
  key: '1',
  code: 'EUR',
  rating: '5',
  name: 'a',
  text: 'b',
  message: 'b',
  email: 'a@b.example',
  password: 'p',
  old_password: 'p',
  credential: '{}',
  passkey_id: '1',
  session_id: '1',
  firstname: 'a',
  lastname: 'b',
  telephone: '1',
  address_id: '1',
  address_1: 'a',
  city: 'a',
  postcode: '1',
  country_id: 'IN',
  recording: '{}',
  kind: 'home',
};

const call = ({ method, path }: Operation, token: string) =>
  ({
    method,
    url: `/api${path}`,
    query: { ...(method === 'GET' && WELL_FORMED), api_token: token },
    headers: method === 'POST' ? form : {},
    ...(method === 'POST' && { payload: new URLSearchParams(WELL_FORMED).toString() }),
  }) as InjectOptions;

describe('tokens', () => {
  const demanding = [...operations.values()].filter(({ demandsSession }) => demandsSession);

  it('are read from the query only [BASEQUERY-03, BASEQUERY-04]', async () => {
    expect((await client.get('checkout/cart')).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${client.token}` };
    expect((await app.inject({ url: '/api/checkout/cart', headers })).statusCode).toBe(401);
  });

  it.each(demanding.map((operation) => [operation.id, operation] as const))(
    '%s rejects absent, unknown and expired tokens with 401',
    async (_id, operation) => {
      const { token: expired } = await openClient(app);
      await db
        .updateTable('api_token')
        .set({ expires_at: new Date(0) })
        .where('session_id', '=', (eb) =>
          eb.selectFrom('session').select((s) => s.fn.max('id').as('id')),
        )
        .execute();
      for (const token of ['', 'f'.repeat(32), expired]) {
        const answer = await app.inject(call(operation, token));
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toEqual({ error: expect.any(String) });
      }
    },
  );

  it('ignores an invalid token where none is required', async () => {
    const answer = await app.inject('/api/common/currency?api_token=nonsense');
    expect(answer.statusCode).toBe(200);
  });
});

describe('cross-site writes', () => {
  const writes = [...operations.values()].filter(({ isWrite }) => isWrite);

  it.each(writes.map((operation) => [operation.id, operation] as const))(
    '%s is rejected with 403 and sets no cookie',
    async (_id, operation) => {
      const sent = call(operation, client.token);
      const headers = { ...sent.headers, 'sec-fetch-site': 'cross-site' };
      const answer = await app.inject({ ...sent, headers });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({ error: 'This request came from a page of another site.' });
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );

  it.each(['same-origin', 'same-site', 'none'])('accepts writes from %s', async (site) => {
    const headers = { 'sec-fetch-site': site };
    const answer = await app.inject({ url: '/api/common/apitoken', headers });
    expect(answer.statusCode).toBe(200);
  });

  it('accepts cross-site reads', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await app.inject({ url: '/api/common/currency', headers });
    expect(answer.statusCode).toBe(200);
  });
});

describe('malformed requests', () => {
  it.each([
    ['JSON', { headers: { 'content-type': 'application/json' }, payload: '{"key":"1"}' }, 415],
    [
      'multipart',
      { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: '--x--' },
      415,
    ],
    ['an unnamed type', { headers: { 'content-type': '' }, payload: 'key=1' }, 415],
    ['no body', {}, 400],
    ['bad percent-encoding', { headers: form, payload: 'key=%E0%A4' }, 400],
    ['a NUL character', { headers: form, payload: 'key=%00' }, 400],
    ['a body too large', { headers: form, payload: `key=${'x'.repeat(300_000)}` }, 413],
    ['a list for a text', { headers: form, payload: 'key[]=1&key[]=2' }, 400],
    ['an object for a text', { headers: form, payload: 'key[a]=1' }, 400],
    ['a text too long', { headers: form, payload: `key=${'1'.repeat(41)}` }, 400],
  ] as [string, InjectOptions, number][])('rejects %s', async (_what, options, status) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/checkout/cart/remove',
      query: { api_token: client.token },
      ...options,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ error: expect.stringMatching(/\.$/) });
  });

  it.each([
    [
      'quantity=0&key=1',
      'Form field «quantity» must be at least 1.',
      'Le champ «\u00a0quantity\u00a0» doit valoir au moins 1.',
    ],
    ['quantity=1', 'Form field «key» is missing.', 'Le champ «\u00a0key\u00a0» manque.'],
    [
      'quantity=1.5&key=1',
      'Form field «quantity» is not valid.',
      'Le champ «\u00a0quantity\u00a0» n’est pas valide.',
    ],
    [
      'quantity=100001&key=1',
      'Form field «quantity» must be at most 100000.',
      'Le champ «\u00a0quantity\u00a0» doit valoir au plus 100000.',
    ],
  ])('names the error of %s', async (payload, english, french) => {
    expect((await client.post('checkout/cart/edit', payload)).json()).toEqual({ error: english });
    const answer = await client.post('checkout/cart/edit', payload, { 'accept-language': 'fr' });
    expect(answer.json()).toEqual({ error: french });
  });

  const garbage = [
    '%00',
    '%',
    '%E0%A4',
    '-1',
    '0',
    '99999999999999999999',
    '1e999',
    'NaN',
    '%F0%9F%8D%9E',
    "'--",
    '{}',
    'x'.repeat(600),
  ];
  const names = [
    'product_id',
    'product_slug',
    'country_id',
    'page',
    'limit',
    'sort',
    'search',
    'category',
    'quantity',
    'option',
    'key',
    'code',
    'coupon',
    'name',
    'text',
    'rating',
    'email',
    'password',
    'firstname',
    'lastname',
    'telephone',
    'old_password',
    'credential',
    'passkey_id',
    'session_id',
    'address_id',
    'address_1',
    'city',
    'postcode',
    'zone_id',
    'avoid',
    'recording',
    'kind',
    'lcp',
  ];

  it.each([...operations.values()].map((operation) => [operation.id, operation] as const))(
    '%s answers garbage with a message, never with an internal error',
    async (_id, { method, path }) => {
      const bodies = garbage.flatMap((value) => [
        names.map((name) => `${name}=${value}`).join('&'),
        names.map((name) => `${name}[]=${value}`).join('&'),
        names.map((name) => `${name}[${value}][]=${value}`).join('&'),
      ]);
      for (const garbled of [...bodies, '[', '&&&', '=', '__proto__[x]=1']) {
        const answer = await app.inject(
          method === 'POST'
            ? {
                method,
                url: `/api${path}?api_token=${client.token}`,
                headers: form,
                payload: garbled,
              }
            : {
                url: `/api${path}?api_token=${client.token}&${garbled}`,
                headers: { authorization: `Bearer ${SUPPORT_TOKEN}` },
              },
        );
        expect([200, 400]).toContain(answer.statusCode);
        const isText = typeof answer.json<{ error?: unknown }>().error === 'string';
        expect(answer.statusCode === 200 || isText).toBe(true);
        expect(answer.body).not.toMatch(/\bat \S+ \(|node_modules|SELECT /);
      }
    },
    60_000,
  );
});

describe('the log', () => {
  it('has no warnings at startup', async () => {
    const own = await freshDatabase();
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const logging = await buildApp({ db: own, logLevel: 'warn', logStream });
    await logging.close();
    await own.destroy();
    expect(lines).toEqual([]);
  }, 60_000);

  it('contains no token, password, code or email, even on failures', async () => {
    const own = await freshDatabase();
    await insertCurrencies(own);
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const logging = await buildApp({ db: own, logLevel: 'debug', logStream });
    const { token, post, get } = await openClient(logging);
    const email = 'meera-in-person@example.com';
    const password = 'a password to keep';
    const code = 'c0de'.repeat(16);
    const names = { firstname: 'Meera', lastname: 'Sen', telephone: '+91 98450 12345' };
    const callAll = async () => {
      await post('account/register', { ...names, email, password });
      await post('account/login', { email, password });
      await post('account/reset', { code, password });
      await post('account/email_verify', { code });
      await post('account/login', { email });
      await get(`account/logout?code=${code}`);
    };
    await callAll();
    await own.destroy();
    await callAll();
    await logging.close();
    const log = lines.join('');
    expect(log).toContain('/api/account/login');
    expect(log).toContain('"level":50');
    for (const secret of [token, email, password, code]) expect(log).not.toContain(secret);
  }, 60_000);
});

describe('the request id', () => {
  it('is unique per failure and the same in response and log', async () => {
    const own = await freshDatabase();
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const logging = await buildApp({ db: own, logLevel: 'error', logStream });
    await own.destroy();
    const answers = [
      await logging.inject('/api/common/currency'),
      await logging.inject('/api/common/currency'),
    ];
    await logging.close();
    const references = answers.map((answer) => answer.json<{ reference: string }>().reference);
    expect(new Set(references).size).toBe(2);
    expect(answers.map(({ headers }) => headers['x-request-id'])).toEqual(references);
    const logged = lines.map((line) => (JSON.parse(line) as { reqId: string }).reqId);
    expect(logged).toEqual(references);
  }, 60_000);

  it("is in every response header and ignores the client's value", async () => {
    const headers = { 'x-request-id': 'forged', 'request-id': 'forged' };
    const answer = await app.inject({ url: '/api/common/apitoken', headers });
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f]{12}$/);
  });
});

describe('a connection', () => {
  it('is closed after a thousand requests', async () => {
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports = new Set<number | undefined>();
    const ask = () =>
      new Promise<void>((resolve, reject) => {
        http
          .get(`${url}/health`, { agent }, (answer) => {
            ports.add(answer.socket.localPort);
            answer.resume().on('end', resolve);
          })
          .on('error', reject);
      });
    for (let count = 0; count < 1000; count += 1) await ask();
    expect(ports.size).toBe(1);
    await ask();
    expect(ports.size).toBe(2);
    agent.destroy();
  });
});

describe('an incomplete request body', () => {
  it('times out with 408', async () => {
    const impatient = await buildApp({ db, requestTimeoutMs: 100 });
    await impatient.listen({ host: '127.0.0.1', port: 0 });
    const { port } = impatient.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const head = 'POST /api/checkout/cart/add HTTP/1.1\r\nHost: shop\r\nContent-Length: 9\r\n';
    socket.write(`${head}Content-Type: application/x-www-form-urlencoded\r\n\r\nkey=`);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
    await impatient.close();
  });
});

describe('internal errors', () => {
  it('hide their cause', async () => {
    const broken = await freshDatabase();
    const brokenApp = await buildApp({ db: broken });
    await broken.destroy();
    const answer = await brokenApp.inject('/api/common/currency');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      error: 'Something went wrong on our side. Try again.',
      reference: expect.stringMatching(/^[\da-f]{12}$/),
    });
    await brokenApp.close();
  }, 60_000);
});
