import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { disconnectEarly } from '../testing/disconnectEarly.ts';
import { startShop } from '../testing/shopProcess.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface SentTraces {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
}

const spansOf = ({ resourceSpans }: SentTraces) =>
  resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));

async function openCollector() {
  const spans: SentSpan[] = [];
  const server = createServer((request, reply) => {
    const take = async () => {
      spans.push(...spansOf((await json(request)) as SentTraces));
      reply.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    };
    void take();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

let folder: string;
let collector: Awaited<ReturnType<typeof openCollector>>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-traces-'));
  collector = await openCollector();
});

afterEach(async () => {
  collector.close();
  await rm(folder, { recursive: true });
});

const startTraced = (share: string) =>
  startShop(folder, '', {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_TRACES_SAMPLER_ARG: share,
  });

it('exports spans of a request and its statements, without data of the shopper', async () => {
  const shop = await startTraced('0');
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  const answer = await fetch(`${shop.url}/api/common/currency?x=of-meera`, { headers });
  // Without the proxy's trace header, the configured share of 0 applies.
  await fetch(`${shop.url}/api/common/currency`);
  await shop.terminate();

  const call = collector.spans.find(({ name }) => name === 'getCurrencies');
  expect(call).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  expect(call?.attributes).toContainEqual({
    key: 'shop.request_id',
    value: { stringValue: answer.headers.get('x-request-id') },
  });
  const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  expect(JSON.stringify(statements)).toContain('\\"currency\\"');
  expect(collector.spans.every((span) => span.traceId === traceId)).toBe(true);
  expect(JSON.stringify(collector.spans)).not.toContain('of-meera');
});

it('exports the span of a request whose client disconnected', async () => {
  const shop = await startTraced('1');
  await disconnectEarly(`${shop.url}/api/checkout/cart/add`);
  await shop.terminate();

  const call = collector.spans.find(({ name }) => name === 'addToCart');
  expect(call?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 499 },
  });
});
