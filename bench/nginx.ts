/** What nginx with deploy/nginx.conf makes of one shop process, by turns, while orders and reviews come in. */
import { execFile, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { components } from '../contract/types.gen.ts';
import { hasNginx, startNginx } from '../server/testing/nginxProcess.ts';
import { startPostgres } from '../server/testing/postgresProcess.ts';
import { getPages, pageUrls, type LoadRow } from './loadPages.ts';
import { childrenOf, processorSeconds, untilIdle } from './processUse.ts';
import type { Report } from './report.ts';
import { withFolder, withShop, type Shop } from './shop.ts';
import { listProducts, openSession, sendForm } from './shopCalls.ts';
import { median, round } from './statistics.ts';
import { whileOrdering } from './whileOrdering.ts';

type Dto = components['schemas'];

const TURNS = 3;
const CONNECTIONS = 16;

/** An address may write thirty an hour. */
const REVIEW_EVERY_MS = 4000;

const run = promisify(execFile);

/** Asks for the addresses one after another. */
const script = (addresses: readonly string[]) => `
local paths = { ${addresses.map((address) => JSON.stringify(address)).join(', ')} }
local at = 0
wrk.headers['Accept-Encoding'] = 'br'
request = function()
  at = at % #paths + 1
  return wrk.format(nil, paths[at])
end`;

interface Turn {
  answers: number;
  perSecond: number;
  failed: number;
  p99: string;
}

async function wrk(url: string, file: string, seconds: number): Promise<Turn> {
  const length = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency'];
  const { stdout } = await run('wrk', [...length, '-s', file, url]);
  const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  return {
    answers: figure(/(\d+) requests in/),
    perSecond: figure(/Requests\/sec:\s+([\d.]+)/),
    failed: figure(/Non-2xx or 3xx responses: (\d+)/),
    p99: /99%\s+(\S+)/.exec(stdout)?.[1] ?? '',
  };
}

/** Processes of nginx that answer; the one that loads its cache is gone after a minute. */
async function workersOf(pid: number): Promise<number[]> {
  const workers: number[] = [];
  for (const child of await childrenOf(pid)) {
    const title = await readFile(`/proc/${child}/cmdline`, 'utf8');
    if (title.includes('worker process')) workers.push(child);
  }
  return workers;
}

/** Does the work while a review is written every few seconds, each by a new visitor. @returns also how many were taken */
async function whileReviewing<Result>(
  shop: Shop,
  work: () => Promise<Result>,
): Promise<{ result: Result; reviews: number }> {
  const products = await listProducts(shop, 100);
  const sent: Promise<boolean>[] = [];
  async function review(productId: string): Promise<boolean> {
    const form = { product_id: productId, name: 'Meera', text: 'Fluffy, every time.', rating: '5' };
    const token = await openSession(shop);
    const { status } = await sendForm<Dto['Outcome']>(
      shop,
      token,
      'product/product/write_review',
      form,
    );
    return status === 1;
  }
  const timer = setInterval(() => {
    const productId = products[sent.length % products.length]?.product_id ?? '';
    sent.push(review(productId).catch(() => false));
  }, REVIEW_EVERY_MS);
  try {
    const result = await work();
    clearInterval(timer);
    return { result, reviews: (await Promise.all(sent)).filter(Boolean).length };
  } finally {
    clearInterval(timer);
  }
}

async function measureTurns(shop: Shop, file: string, seconds: number): Promise<LoadRow[]> {
  const nginx = await startNginx(shop.url);
  try {
    const pids = [shop.pid, nginx.pid, ...(await workersOf(nginx.pid))];
    const used = async () => {
      const all = await Promise.all(pids.map(processorSeconds));
      return all.reduce((sum, one) => sum + one, 0);
    };
    await wrk(nginx.url, file, 2);
    const rows: LoadRow[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const [through, url] of [
        ['the shop', shop.url],
        ['nginx', nginx.url],
      ] as const) {
        const before = await used();
        const { answers, perSecond, failed, p99 } = await wrk(url, file, seconds);
        const microseconds = (1e6 * ((await used()) - before)) / answers;
        rows.push({
          through,
          'answers/s': round(perSecond),
          'processor µs/answer': round(microseconds),
          '99 %': p99,
          failed,
        });
      }
    }
    return rows;
  } finally {
    await nginx.stop();
  }
}

const middle = (rows: readonly LoadRow[], through: string, column: string) =>
  median(rows.filter((row) => row['through'] === through).map((row) => Number(row[column])));

/** Turns of so many seconds, at one shop process and through nginx in front of it. */
export async function measureNginx(seconds: number): Promise<Report[]> {
  if (!hasNginx || spawnSync('wrk', ['-v']).error) {
    console.log('\nSkipped: what nginx makes of it, for want of nginx or wrk.');
    return [];
  }
  const postgres = await startPostgres();
  try {
    const settings = {
      DATABASE_URL: postgres.url,
      WORKERS: '1',
      SHARED_CACHE: '1',
      TRUST_PROXY: '1',
    };
    return await withShop(settings, (shop) =>
      withFolder(async (folder) => {
        const addresses = await pageUrls(shop);
        const file = path.join(folder, 'pages.lua');
        await writeFile(file, script(addresses));
        await getPages(shop, addresses, { amount: 8 * addresses.length });
        await untilIdle(shop.pid);
        const {
          result: { result: rows, reviews },
          taken,
        } = await whileOrdering(shop, () =>
          whileReviewing(shop, () => measureTurns(shop, file, seconds)),
        );
        const clock = middle(rows, 'nginx', 'answers/s') / middle(rows, 'the shop', 'answers/s');
        const processor =
          middle(rows, 'the shop', 'processor µs/answer') /
          middle(rows, 'nginx', 'processor µs/answer');
        return [
          {
            title: `Through nginx: ${addresses.length} pages, ${CONNECTIONS} connections, ${seconds} s each`,
            rows,
            notes: [
              `Through nginx ${round(clock, 1)} times as many answers a second, ${round(processor, 1)} times as many for a second of the processor (medians).`,
              `Meanwhile ${taken} orders and ${reviews} reviews came in.`,
              'The processor is that of shop and nginx together; wrk has its own share of the machine.',
            ],
          },
        ];
      }),
    );
  } finally {
    await postgres.stop();
  }
}
