import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { BareAnswers } from './bareServer.ts';
import { BROWSER, getPages, type LoadRow } from './loadPages.ts';
import { processorSeconds } from './processUse.ts';
import { withFolder, withServer, type Shop } from './shop.ts';
import { median, round } from './statistics.ts';
import { whileOrdering } from './whileOrdering.ts';

const TURNS = 3;

/** What the shop sends of a page, byte for byte. */
async function answerOf(shop: Shop, address: string): Promise<BareAnswers[string]> {
  const [answer] = (await once(get(shop.url + address, { headers: BROWSER }), 'response')) as [
    IncomingMessage,
  ];
  const { connection: _own, 'keep-alive': _also, ...headers } = answer.headers;
  return { headers, body: (await buffer(answer)).toString('base64') };
}

interface Turn {
  perSecond: number;
  /** Milliseconds of processor time for each page. */
  processor: number;
}

async function turn(server: Shop, addresses: readonly string[], duration: number): Promise<Turn> {
  const before = await processorSeconds(server.pid);
  const { requests } = await getPages(server, addresses, { duration });
  const used = (await processorSeconds(server.pid)) - before;
  return { perSecond: requests.average, processor: (used * 1000) / requests.total };
}

const middle = (turns: readonly Turn[], value: keyof Turn) =>
  median(turns.map((one) => one[value]));

function rowOf(orders: string, shop: readonly Turn[], bare: readonly Turn[]): LoadRow {
  const [ofShop, ofBare] = [middle(shop, 'perSecond'), middle(bare, 'perSecond')];
  return {
    orders,
    'shop, pages/s': round(ofShop),
    'bare, pages/s': round(ofBare),
    ratio: round(ofShop / ofBare, 2),
    'shop, processor ms/page': round(middle(shop, 'processor'), 3),
    'bare, processor ms/page': round(middle(bare, 'processor'), 3),
  };
}

/**
 * Loads cached pages from the shop and, by turns, the same bytes from a bare Node server: without orders, and while an order a
 * second comes in at the shop, whichever of the two is loaded.
 */
export function loadCached(
  shop: Shop,
  addresses: readonly string[],
  duration: number,
): Promise<LoadRow[]> {
  return withFolder(async (folder) => {
    const answers: BareAnswers = {};
    for (const address of addresses) answers[address] = await answerOf(shop, address);
    const file = path.join(folder, 'answers.json');
    await writeFile(file, JSON.stringify(answers));
    return withServer(['bench/bareServer.ts', file], {}, async (bare) => {
      const plain = { shop: [] as Turn[], bare: [] as Turn[] };
      const ordered = { shop: [] as Turn[], bare: [] as Turn[] };
      for (let at = 0; at < TURNS; at += 1) {
        for (const [name, server] of Object.entries({ shop, bare }) as ['shop' | 'bare', Shop][]) {
          const load = () => turn(server, addresses, duration);
          plain[name].push(await load());
          ordered[name].push((await whileOrdering(shop, load)).result);
        }
      }
      return [
        rowOf('none', plain.shop, plain.bare),
        rowOf('one a second', ordered.shop, ordered.bare),
      ];
    });
  });
}
