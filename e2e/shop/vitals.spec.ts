import { open } from '../support/goto.ts';
import { expect, test } from '../support/quietPage.ts';
import { withShop } from '../support/shop.ts';
import { whenIdle } from '../support/whenIdle.ts';

test('Leaving a page sends its web vitals once, if the shop collects them @full', async ({
  page,
}) => {
  await withShop({ METRICS_PORT: '0' }, async ({ url }) => {
    const code = page.waitForResponse(/\/assets\/vitals\./);
    await open(page, `${url}/shop`);
    await code;
    await whenIdle(page);
    // The first click ends the measurement of the largest contentful paint.
    await page.getByRole('heading', { level: 1 }).click();
    await whenIdle(page);
    const told: URLSearchParams[] = [];
    page.on('request', (request) => {
      if (request.url().includes('route=vitals'))
        told.push(new URLSearchParams(request.postData() ?? ''));
    });
    const answered = page.waitForResponse(/route=vitals/);
    for (let time = 0; time < 2; time += 1) {
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', writable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      });
    }
    expect(await (await answered).json()).toEqual({ status: 1 });
    expect(told).toHaveLength(1);
    expect(told[0]?.get('kind')).toBe('list');
    expect(Number(told[0]?.get('lcp'))).toBeGreaterThan(0);
    expect(told[0]?.get('cls')).toMatch(/^\d+$/);
    // Off-screen images may still load when the shop stops.
    await page.goto('about:blank');
  });
});
