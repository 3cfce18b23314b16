/** When the newsletter's pop-up comes on the same slow phone, if nobody touches it. */
import { withBrowser, withSlowPhone } from './browser.ts';
import type { Report } from './report.ts';
import { withShop } from './shop.ts';
import { median, round } from './statistics.ts';

const LIMIT_MS = 60_000;

/** Medians of so many runs. */
export function measurePopUp(runs: number): Promise<Report> {
  return withShop({ FAKE_NEWSLETTER_PORT: '0' }, ({ url }) =>
    withBrowser(async (browser) => {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        times.push(
          await withSlowPhone(browser, async (page) => {
            await page.goto(url);
            await page.getByRole('dialog', { name: 'newsletter' }).waitFor({ timeout: LIMIT_MS });
            return page.evaluate(() => performance.now());
          }),
        );
      }
      return {
        title: `From the beginning of home to the newsletter's pop-up, on the same phone, median of ${runs}`,
        rows: [
          {
            'median ms': round(median(times)),
            'least ms': round(Math.min(...times)),
            'most ms': round(Math.max(...times)),
          },
        ],
        notes: ['It waits for typing, and for a press that is under way (e2e/home.spec.ts).'],
      };
    }),
  );
}
