/** The shop with a large catalogue: import, search, and pages out of the cache and not. */
import path from 'node:path';
import { measureExportWaits } from './exportWaits.ts';
import { importCatalogue } from './importCatalogue.ts';
import { CONNECTIONS, loadPages, pageUrls } from './loadPages.ts';
import { loadUncached } from './loadUncached.ts';
import { measureMemory } from './memory.ts';
import type { Report } from './report.ts';
import { measureSearch } from './search.ts';
import { withFolder, withShop } from './shop.ts';

/** @param seconds of each load */
export function measureCatalogue(file: string, seconds: number): Promise<Report[]> {
  return withFolder(async (folder) => {
    const imported = await importCatalogue(path.resolve(file), folder);
    const exported = await measureExportWaits(folder);
    return withShop({ DATA_DIR: folder }, async (shop) => {
      const searched = await measureSearch(shop);
      const addresses = await pageUrls(shop);
      const memory = await measureMemory(shop, addresses);
      return [
        imported,
        exported,
        ...searched,
        {
          title: `Load with the large catalogue: ${CONNECTIONS} connections, ${seconds} s each`,
          rows: await loadPages(shop, addresses, seconds),
          notes: [],
        },
        {
          title: 'The same, pages that no cache holds, and a cheap call meanwhile',
          rows: [await loadUncached(shop, addresses.slice(1), seconds)],
          notes: [],
        },
        {
          title: 'Memory of the server process with the large catalogue, MiB resident',
          rows: [memory],
          notes: [],
        },
      ];
    });
  });
}
