import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { limits } from '../rateLimit/limits.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';

let db: Database;
let app: FastifyInstance;
const metrics = createMetrics();
const lines: string[] = [];

beforeAll(async () => {
  db = await freshDatabase();
  const logStream = { write: (line: string) => void lines.push(line) };
  app = await buildApp({ db, metrics, logLevel: 'warn', logStream });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  lines.length = 0;
  await db.deleteFrom('rate_limit').execute();
});

const send = async (body: unknown, type = 'application/reports+json') =>
  app.inject({
    method: 'POST',
    url: '/reports',
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

const logged = () => lines.map((line) => (JSON.parse(line) as { report: unknown }).report);

describe('browser reports', () => {
  it('are counted and logged without the shopper’s input', async () => {
    const url = 'https://shop.example/account/verify?code=5ec7e7';
    const answer = await send([
      {
        type: 'csp-violation',
        url,
        user_agent: 'a browser of its own',
        body: {
          effectiveDirective: 'script-src-elem',
          blockedURL: 'https://tracker.example/x.js?user=meera',
          sample: 'alert(meera)',
        },
      },
      { type: 'crash', url, body: { reason: 'oom', stack: 'of meera' } },
      { type: 'weather', url: 7, body: 'rain' },
    ]);
    expect(answer.statusCode).toBe(204);
    const page = '/account/verify';
    expect(logged()).toEqual([
      {
        kind: 'csp-violation',
        page,
        reason: 'script-src-elem',
        blocked: 'https://tracker.example',
      },
      { kind: 'crash', page, reason: 'oom' },
      { kind: 'other' },
    ]);
    expect(lines.join('')).not.toMatch(/5ec7e7|meera|browser of its own/);
    const text = await metrics.text();
    for (const kind of ['csp-violation', 'crash', 'other']) {
      expect(text).toContain(`shop_browser_reports_total{kind="${kind}"} 1`);
    }
  });

  it('are accepted in Firefox’s format', async () => {
    const report = {
      'document-uri': 'https://shop.example/shop?search=x',
      'violated-directive': 'img-src',
      'blocked-uri': 'data',
    };
    expect((await send({ 'csp-report': report }, 'application/csp-report')).statusCode).toBe(204);
    expect(logged()).toEqual([
      { kind: 'csp-violation', page: '/shop', reason: 'img-src', blocked: 'data' },
    ]);
  });

  it.each([
    ['no JSON', '[{', 'application/reports+json', 400],
    ['too much', JSON.stringify(['x'.repeat(20_000)]), 'application/reports+json', 413],
    ['a form', 'a=b', 'application/json', 415],
  ])('rejects %s', async (_what, body, type, status) => {
    expect((await send(body, type)).statusCode).toBe(status);
    expect(logged()).toEqual([]);
  });

  it.each([null, 7, {}, { 'csp-report': null }, [null, 7, []]])('tolerates %j', async (body) => {
    expect((await send(body)).statusCode).toBe(204);
  });

  it('reads a limited number of reports', async () => {
    await send(Array.from({ length: 100 }, () => ({ type: 'crash' })));
    expect(logged()).toHaveLength(20);
  });

  it('are limited by network address', async () => {
    for (let at = 0; at < limits.reportClient.attempts; at += 1) await send([]);
    const answer = await send([]);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBeDefined();
  });
});
