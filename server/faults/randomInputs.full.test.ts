import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { FILE_TYPE } from '../http/contract.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import {
  asText,
  encode,
  FORM,
  formOf,
  hostileTargets,
  type Fields,
} from '../testing/hostileTargets.ts';
import { insertCurrencies, insertProduct } from '../testing/insertProduct.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../testing/openStaffClient.ts';
import { openClient, type TestClient } from '../testing/openClient.ts';

/** Number of inputs per contract. `RANDOM_INPUTS=10000` takes a minute or two. */
const COUNT = Number(process.env['RANDOM_INPUTS'] ?? 1000);

/** Creates a seeded random generator, based on mulberry32. Every run gets the same numbers. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const PIECES = [
  '',
  ' ',
  '0',
  '-',
  '1',
  '9'.repeat(30),
  '.',
  ',',
  '/',
  '\\',
  '%',
  '"',
  "'",
  '<',
  '>',
  '{',
  '}',
  '[',
  ']',
  '\n',
  '\t',
  '\0',
  '\u202e',
  '\ud800',
  'é',
  '€',
  '漢',
  '😀',
  '\u0301',
  'null',
  'true',
  'NaN',
  '1e9',
  '2026-02-30',
  'T25:61',
  '__proto__',
  '../',
  'javascript:',
  '=cmd',
  ';',
  '&',
  '?',
  '#',
  '@',
  '::',
  'INR',
  'a'.repeat(3000),
];

const random = randomOf(37);
const one = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;
const text = () => Array.from({ length: random(6) }, () => one(PIECES)).join('');

function value(depth = 0): unknown {
  const kinds = [text, text, () => random(2 ** 31) - 2 ** 30, () => null, () => random(2) === 0];
  if (depth < 2) {
    kinds.push(() => Array.from({ length: random(4) }, () => value(depth + 1)) as never);
    kinds.push(() => ({ [text()]: value(depth + 1), id: value(depth + 1) }) as never);
  }
  return one(kinds)();
}

function changed(fields: Fields): Fields {
  const entries = Object.entries(fields).flatMap(([name, valid]): [string, unknown][] => {
    const choice = random(4);
    if (choice === 0) return [];
    return [[name, choice === 1 ? valid : value()]];
  });
  if (random(6) === 0) entries.push([text(), value()]);
  return Object.fromEntries(entries);
}

let db: Database;
let app: FastifyInstance;
let owner: StaffClient;
let shopper: TestClient;

async function signIn(): Promise<void> {
  await db.deleteFrom('rate_limit').execute();
  await db.updateTable('staff_member').set({ is_active: true, role: 'owner' }).execute();
  owner = await openStaffClient(app, 'owner@example.com');
  shopper = await openClient(app);
}

beforeAll(async () => {
  db = await freshDatabase();
  app = await buildApp({ db });
  await insertCurrencies(db);
  await insertProduct(db, { handle: 'rice', name: 'Rice' });
  await insertStaff(app, 'owner@example.com', 'owner');
  await signIn();
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

it.each(Object.entries(hostileTargets))(
  'never answers random inputs at %s with 5xx',
  async (prefix, targets) => {
    const isStaff = prefix === '/api/staff';
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const faults: string[] = [];
    for (let count = 0; count < COUNT; count += 1) {
      const { id, method, path, inPath, inQuery, inBody, type } = one(targets);
      const place = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
        encode(asText(random(2) === 0 ? inPath[name] : value()) || 'x'),
      );
      const query = changed(inQuery);
      const body = changed(inBody);
      const hasBody = type !== undefined && type !== FILE_TYPE;
      const payload = type === FORM ? formOf(body) : JSON.stringify(body);
      const answer = await app.inject({
        method: method as 'GET',
        url: `${prefix}${place}?${formOf(isStaff ? query : { ...query, api_token: shopper.token })}`,
        ...(hasBody && { payload }),
        headers: {
          ...(hasBody && { 'content-type': type }),
          ...(isStaff && { cookie: owner.cookie, 'x-csrf-token': owner.csrfToken }),
        },
      });
      const { statusCode: status } = answer;
      if (status >= 500) faults.push(`${id} ${status} ${place} ${JSON.stringify([query, body])}`);
      if (status === 401 || status === 429) await signIn();
    }
    delay.disable();
    console.log(
      `${prefix}: ${COUNT} calls, longest pause of the loop ${Math.round(delay.max / 1e6)} ms`,
    );
    expect(faults).toEqual([]);
  },
  600_000,
);
