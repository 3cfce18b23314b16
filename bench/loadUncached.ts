import { setTimeout as sleep } from 'node:timers/promises';
import { CONNECTIONS, getUncachedPages, type LoadRow } from './loadPages.ts';
import { processorSeconds } from './processUse.ts';
import type { Shop } from './shop.ts';
import { quantile, round } from './statistics.ts';

const WARM_UP_SECONDS = 5;
const CALL_EVERY_MS = 20;

async function callMeanwhile<Result>(
  { url }: Shop,
  work: () => Promise<Result>,
): Promise<{ result: Result; times: number[] }> {
  const over = new AbortController();
  const calling = (async () => {
    const times: number[] = [];
    while (!over.signal.aborted) {
      const started = performance.now();
      await (await fetch(`${url}/api/common/currency`)).arrayBuffer();
      times.push(performance.now() - started);
      await sleep(CALL_EVERY_MS);
    }
    return times;
  })();
  const result = await work();
  over.abort();
  return { result, times: await calling };
}

export async function loadUncached(
  shop: Shop,
  addresses: readonly string[],
  duration: number,
): Promise<LoadRow> {
  await getUncachedPages(shop, addresses, WARM_UP_SECONDS);
  const before = await processorSeconds(shop.pid);
  const { result, times } = await callMeanwhile(shop, () =>
    getUncachedPages(shop, addresses, duration),
  );
  const used = (await processorSeconds(shop.pid)) - before;
  const { requests, latency, errors, non2xx } = result;
  return {
    connections: CONNECTIONS,
    'pages/s': round(requests.average),
    'median ms': latency.p50,
    '99 % ms': latency.p99,
    failed: errors + non2xx,
    'processor ms/page': round((used * 1000) / requests.total, 1),
    'call, median ms': round(quantile(times, 0.5), 1),
    'call, 99 % ms': round(quantile(times, 0.99), 1),
  };
}
