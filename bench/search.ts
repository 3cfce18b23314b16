/** How fast and how well a large catalogue is searched. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Report } from './report.ts';
import type { Shop } from './shop.ts';
import { search } from './shopCalls.ts';
import { misspeltTerms } from './misspeltTerms.ts';
import { searchTerms } from './searchTerms.ts';
import { quantile, round } from './statistics.ts';

const WARM_UP = 20;
const SHOWN = 3;

async function timesOf(shop: Shop, terms: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const term of terms) {
    const started = performance.now();
    await search(shop, { search: term });
    times.push(performance.now() - started);
  }
  return times;
}

function timesReport(terms: readonly string[], times: readonly number[]): Report {
  const slowest = times.indexOf(Math.max(...times));
  return {
    title: `Search: ${times.length} terms one after another`,
    rows: [
      {
        'median ms': round(quantile(times, 0.5), 1),
        '95 % ms': round(quantile(times, 0.95), 1),
        'most ms': round(quantile(times, 1), 1),
        'slowest term': terms[slowest] ?? '',
      },
    ],
    notes: ['Round trips on the same machine: the time at the server and about a millisecond.'],
  };
}

async function repairReport(shop: Shop): Promise<Report> {
  const rows = [];
  for (const [term, meant] of misspeltTerms) {
    const { products, total, term: repaired } = await search(shop, { search: term });
    const names = products.slice(0, SHOWN).map(({ name }) => name);
    const isFound = meant.test(names[0] ?? '');
    rows.push({
      typed: term,
      'searched for': repaired ?? '',
      'best is right': isFound ? 'yes' : 'no',
      matches: total,
      best: names.join(' | '),
    });
  }
  return { title: 'Search with typing errors', rows, notes: [] };
}

/** Sends the terms after a warm-up with other ones, then shows what the misspelt ones find. */
export async function measureSearch(shop: Shop): Promise<Report[]> {
  // A version of the content is noticed within half a second; nothing of it shall fall into the times.
  await sleep(1000);
  await timesOf(
    shop,
    searchTerms.slice(0, WARM_UP).map((term) => `fresh ${term}`),
  );
  const times = await timesOf(shop, searchTerms);
  return [timesReport(searchTerms, times), await repairReport(shop)];
}
