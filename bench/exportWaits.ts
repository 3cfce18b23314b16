import { STAFF_PASSWORD } from '../server/testing/openCounter.ts';
import { callMeanwhile } from './loadUncached.ts';
import type { Report } from './report.ts';
import { withShop } from './shop.ts';
import { addMember } from './staff/addMember.ts';
import { mib, quantile, round } from './statistics.ts';

const MANAGER = 'manager@example.com';

/** @returns the cookie of a session */
async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/staff/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: MANAGER, password: STAFF_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Times `common/config` while the whole catalogue of a data folder is exported on the embedded database. */
export async function measureExportWaits(dataDir: string): Promise<Report> {
  await addMember({ dataDir }, MANAGER, 'manager');
  return withShop({ DATA_DIR: dataDir, STAFF_SECOND_FACTOR: '0' }, async (shop) => {
    const headers = { cookie: await signIn(shop.url) };
    const exportAll = async () => {
      const answer = await fetch(`${shop.url}/api/staff/products/export`, { headers });
      if (!answer.ok) throw new Error(`The export answered ${answer.status}.`);
      return (await answer.arrayBuffer()).byteLength;
    };
    const { result, times } = await callMeanwhile(shop, exportAll, '/api/common/config');
    const row = {
      'export, MiB': mib(result),
      calls: times.length,
      'median ms': round(quantile(times, 0.5), 1),
      '95 % ms': round(quantile(times, 0.95), 1),
      'longest ms [100]': round(Math.max(...times), 1),
    };
    return { title: 'common/config while all products are exported', rows: [row], notes: [] };
  });
}
