import { mkdir, writeFile } from 'node:fs/promises';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { sampled } from '../../scripts/sampled.ts';
import { buildApp } from '../app.ts';
import { FILE_TYPE } from '../http/contract.ts';
import type { Database } from '../db/schema.ts';
import { DEFAULT_SETTINGS } from '../shopSettings.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCustomer } from '../testing/insertCustomer.ts';
import { insertCurrencies, insertProduct } from '../testing/insertProduct.ts';
import {
  asText,
  encode,
  FORM,
  formOf,
  hostileTargets,
  type Fields,
  type Target,
} from '../testing/hostileTargets.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../testing/openStaffClient.ts';
import type { TestClient } from '../testing/openClient.ts';
import { signInClient } from '../testing/signInClient.ts';

const SUPPORT_TOKEN = 'a-token-of-support-staff';
const JSON_TYPE = 'application/json';

const MARKUP = '"><script>alert(1)</script><img src=x onerror=alert(1)>';

const VALUES: Record<string, unknown> = {
  SQL: "x'); DROP TABLE product; --",
  markup: MARKUP,
  template: '${7*7}{{7*7}}<%= 7*7 %>%s%n',
  path: '../../../../etc/passwd',
  'an encoded path': '..%2f..%5c..%00/etc/passwd',
  NUL: 'a\0b',
  'a lone surrogate': 'a\ud800b',
  'odd Unicode': '\u202e\ufeff\u{e0001}\u0000\uffff',
  'a prototype key': '__proto__',
  'a huge number': '9'.repeat(400),
  'a number beyond bigint': '9223372036854775808',
  infinity: '1e999',
  negative: -1,
  'a negative beyond integer': '-2147483649',
  nothing: '',
  'a list': ['a', MARKUP],
  'an object': { __proto__: 'x', constructor: 'y', $gt: '' },
  'a very long text': 'x'.repeat(20_000),
  null: null,
};

/** Values sent in one field at a time. If several fields were invalid, the first would hide the others. */
const ALONE: Record<'number' | 'text' | 'other', readonly string[]> = {
  number: [
    'SQL',
    'odd Unicode',
    'a huge number',
    'a number beyond bigint',
    'infinity',
    'a negative beyond integer',
    'nothing',
    'an object',
  ],
  text: [
    'SQL',
    'markup',
    'odd Unicode',
    'a lone surrogate',
    'a prototype key',
    'a number beyond bigint',
    'a very long text',
    'a list',
    'an object',
  ],
  other: ['SQL', 'markup', 'a prototype key', 'a huge number', 'a list', 'an object', 'null'],
};

function aloneFor(valid: unknown): readonly string[] {
  const isNumber =
    typeof valid === 'number' || (typeof valid === 'string' && /^-?\d+(?:\.\d+)?$/.test(valid));
  if (isNumber) return ALONE.number;
  return typeof valid === 'string' || valid === undefined ? ALONE.text : ALONE.other;
}

/** Hostile header values, with one character per byte as Node decodes headers. */
const HEADER_VALUES: Record<string, string> = {
  SQL: "x'); DROP TABLE product; --",
  markup: MARKUP,
  'odd Unicode': Buffer.from('\u202e\u{e0001}é').toString('latin1'),
  'a very long text': 'x'.repeat(8000),
};

const HEADERS: Record<string, (value: string) => Record<string, string>> = {
  Cookie: (value) => ({ cookie: `session=${value}; device=${value}; __proto__=${value}` }),
  'Idempotency-Key': (value) => ({ 'idempotency-key': value }),
  Host: (value) => ({ host: value }),
  'Accept-Language': (value) => ({ 'accept-language': value }),
};

const BODIES: Record<string, { type: string; payload: string | Buffer }> = {
  'deep JSON': { type: JSON_TYPE, payload: '['.repeat(50_000) + ']'.repeat(50_000) },
  'a JSON prototype': {
    type: JSON_TYPE,
    payload: '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"a":1}}}',
  },
  'broken JSON': { type: JSON_TYPE, payload: '{"a":' },
  'JSON that is no object': { type: JSON_TYPE, payload: '"a"' },
  'deep fields': { type: FORM, payload: `a${'[a]'.repeat(5000)}=1` },
  'prototype fields': {
    type: FORM,
    payload: '__proto__[a]=1&constructor[prototype]=1&__proto__=1',
  },
  'too many fields': { type: FORM, payload: 'a=1&'.repeat(2000) },
  'broken UTF-8 in a form': { type: FORM, payload: 'name=%ff%fe&email=%c0%af' },
  'broken UTF-8 in JSON': {
    type: JSON_TYPE,
    payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x22, 0xc0, 0xaf, 0x22, 0x7d]),
  },
  XML: {
    type: 'application/xml',
    payload: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  },
  'a type with an odd charset': { type: `${JSON_TYPE}; charset=utf-7`, payload: '{}' },
  'a hostile file': { type: FILE_TYPE, payload: `=cmd|' /C calc'!A0,\0<svg onload=alert(1)>` },
  multipart: { type: 'multipart/form-data; boundary=x', payload: '--x\r\n\r\n--x--' },
  'a body too large': { type: FORM, payload: `a=${'x'.repeat(300_000)}` },
};

/** Tables that a rejected call may still write: rate limits, sessions, tokens and one-time challenges. */
const KEPT_OF_REFUSED = new Set([
  'rate_limit',
  'session',
  'staff_session',
  'api_token',
  'passkey_challenge',
  'staff_passkey_challenge',
]);

let db: Database;
let app: FastifyInstance;
let known: Fields;
let customer: TestClient;
let owner: StaffClient;

async function watchWrites(): Promise<void> {
  await sql`CREATE TABLE written (name text NOT NULL)`.execute(db);
  await sql`
    CREATE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' AND TG_TABLE_NAME = 'staff_change' THEN
        IF NEW.operation LIKE 'refused.%' OR NEW.operation LIKE '%.failed' THEN RETURN NULL; END IF;
      END IF;
      INSERT INTO written VALUES (TG_TABLE_NAME);
      RETURN NULL;
    END $$`.execute(db);
  const { rows } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'written'`.execute(
    db,
  );
  for (const { name } of rows) {
    await sql`
      CREATE TRIGGER note_write AFTER INSERT OR UPDATE OR DELETE ON ${sql.table(name)}
      FOR EACH ROW EXECUTE FUNCTION note_write()`.execute(db);
  }
}

async function takeWritten(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`DELETE FROM written RETURNING name`.execute(db);
  return [...new Set(rows.map(({ name }) => name))].filter((name) => !KEPT_OF_REFUSED.has(name));
}

async function signIn(): Promise<void> {
  await db.deleteFrom('rate_limit').execute();
  await db.deleteFrom('customer').execute();
  await insertCustomer(db, 'meera@example.com');
  customer = await signInClient(app, 'meera@example.com');
  await db.updateTable('staff_member').set({ is_active: true, role: 'owner' }).execute();
  owner = await openStaffClient(app, 'owner@example.com');
  await takeWritten();
}

beforeAll(async () => {
  db = await freshDatabase();
  app = await buildApp({ db, settings: { ...DEFAULT_SETTINGS, supportToken: SUPPORT_TOKEN } });
  await insertCurrencies(db);
  const { id } = await insertProduct(db, { handle: 'rice', name: 'Rice' });
  known = { product_id: id, product_slug: 'rice' };
  await insertStaff(app, 'owner@example.com', 'owner');
  await watchWrites();
  await signIn();
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

const withKnown = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, known[name] ?? value]));

interface Sent {
  inPath: Fields;
  inQuery: Fields;
  body?: { type: string; payload: string | Buffer } | undefined;
  headers?: Record<string, string>;
}

function send(
  prefix: string,
  { method, path }: Target,
  { inPath, inQuery, body, headers = {} }: Sent,
): Promise<LightMyRequestResponse> {
  const place = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encode(asText(inPath[name])));
  const isStaff = prefix !== '/api';
  const query = formOf(isStaff ? inQuery : { ...inQuery, api_token: customer.token });
  return app.inject({
    method: method as 'GET',
    url: `${prefix}${place}?${query}`,
    ...(body && { payload: body.payload }),
    headers: {
      ...(body && { 'content-type': body.type }),
      authorization: `Bearer ${SUPPORT_TOKEN}`,
      ...headers,
      ...(isStaff && {
        cookie: [owner.cookie, ...(headers['cookie'] ? [headers['cookie']] : [])].join('; '),
        'x-csrf-token': owner.csrfToken,
      }),
    },
  } satisfies InjectOptions);
}

/** `pg_` counts as a whole word only, because random challenges in base64 may contain it. */
const TRACES = /\bat \S+ \(|node_modules|\bSELECT\b|\bINSERT INTO\b|(?<![\w-])pg_|root:x:/;

async function faultsOf(answer: LightMyRequestResponse): Promise<string[]> {
  const { statusCode: status, body, headers } = answer;
  const isRefused = status >= 400 || /^\{"(?:error|status":0)/.test(body);
  const written = await takeWritten();
  const checks: [boolean, string][] = [
    [status >= 500, `has status ${status}`],
    [TRACES.test(body), `shows the inside: ${body.slice(0, 300)}`],
    [headers['x-content-type-options'] !== 'nosniff', 'lets its type be guessed'],
    [/html/.test(String(headers['content-type'])), 'is HTML'],
    [isRefused && written.length > 0, `is a refusal, but wrote ${written.join()}`],
    [isRefused && body.includes('<script'), 'is a refusal that repeats the markup'],
  ];
  if (status === 401) await signIn();
  return checks.flatMap(([is, fault]) => (is ? [fault] : []));
}

const outcomes: Record<string, Record<string, Record<string, number>>> = {};

function tally(operation: string, what: string, { statusCode, body }: LightMyRequestResponse) {
  const isRefusal = statusCode < 300 && /^\{"(?:error|status":0)/.test(body);
  const outcome = isRefusal ? 'error in 200' : `${Math.floor(statusCode / 100)}xx`;
  const classes = (outcomes[operation] ??= {});
  const counts = (classes[what] ??= {});
  counts[outcome] = (counts[outcome] ?? 0) + 1;
}

const REPORT = new URL('../../test-results/hostileCalls.json', import.meta.url);

afterAll(async () => {
  await mkdir(new URL('.', REPORT), { recursive: true });
  await writeFile(REPORT, JSON.stringify(outcomes, undefined, 1));
});

const table = Object.entries(hostileTargets).flatMap(([prefix, targets]) =>
  targets.map((target) => [prefix, target.id, target] as const),
);

describe('hostile calls get a readable error, write nothing if rejected and reveal no internals', () => {
  it.each(table)('%s %s', async (prefix, id, target) => {
    const fields = { inPath: withKnown(target.inPath), inQuery: withKnown(target.inQuery) };
    const inBody = withKnown(target.inBody);
    const takesPassword = target.bodyNames.includes('password');
    const fewer = <Item>(items: readonly Item[], count: number): readonly Item[] =>
      takesPassword ? items.slice(0, count) : items;
    await db.deleteFrom('rate_limit').execute();
    const bodyOf = (values: Fields) =>
      target.type === undefined || target.type === FILE_TYPE
        ? undefined
        : {
            type: target.type,
            payload: target.type === FORM ? formOf(values) : JSON.stringify(values),
          };
    const namesIn = (place: 'inPath' | 'inQuery' | 'inBody', list: readonly string[]) =>
      list.map((name) => ({ place, name }));
    const names = [
      ...namesIn('inPath', Object.keys(target.inPath)),
      ...namesIn('inQuery', Object.keys(target.inQuery)),
      ...namesIn('inBody', target.bodyNames),
    ];

    const found: string[] = [];
    async function call(what: string, where: string, sent: Sent): Promise<void> {
      const answer = await send(prefix, target, sent);
      // Reset rate limits, which would hide later errors. Keep password limits, because hashing is slow.
      const isLimited = answer.statusCode === 429 || answer.body.includes('"retry_after"');
      if (isLimited && !takesPassword) await db.deleteFrom('rate_limit').execute();
      tally(`${prefix} ${id}`, what, answer);
      const faults = await faultsOf(answer);
      found.push(...faults.map((fault) => `The answer to ${what}${where} ${fault}.`));
    }

    async function replace(what: string, replaced: typeof names): Promise<void> {
      const sent = { ...fields, inBody };
      for (const { place, name } of replaced)
        sent[place] = { ...sent[place], [name]: VALUES[what] };
      const where = ` in ${replaced.map(({ name }) => name).join()}`;
      await call(what, where, { ...sent, body: bodyOf(sent.inBody) });
    }

    const calls = [
      ...Object.keys(VALUES).map((what) => ({ what, send: () => replace(what, names) })),
      ...names.flatMap((name) => {
        const valid = { ...fields, inBody }[name.place][name.name];
        const alone = fewer(aloneFor(valid), 3);
        return alone.map((what) => ({
          what: `${what} ${name.name}`,
          send: () => replace(what, [name]),
        }));
      }),
      ...Object.entries(HEADERS).flatMap(([header, headersWith]) =>
        fewer(Object.entries(HEADER_VALUES), 1).map(([value, text]) => {
          const what = `${value} as a header`;
          const sent = { ...fields, body: bodyOf(inBody), headers: headersWith(text) };
          return { what: `${what} ${header}`, send: () => call(what, ` ${header}`, sent) };
        }),
      ),
      ...Object.entries(target.type === undefined ? {} : BODIES).map(([what, body]) => ({
        what,
        send: () => call(what, '', { ...fields, body }),
      })),
    ];
    for (const one of sampled(calls, 12, ({ what }) => `${prefix} ${id} ${what}`)) await one.send();
    expect(found).toEqual([]);
  });
});
