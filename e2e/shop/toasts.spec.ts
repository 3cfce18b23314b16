import { open } from '../support/goto.ts';
import { expect, test } from '../support/shop.ts';

test('A toast shows its formatted text at the bottom centre for ten seconds [TOASTS-03, TOASTS-05]', async ({
  page,
  allowConsole,
}) => {
  // Chromium reports the inline handler during sanitizing; the handler does not run.
  allowConsole(/Executing inline event handler/);
  await page.route(/currency\/change/, (route) =>
    route.fulfill({
      json: { error: '<b>Not now</b><img src=x onerror="document.title=1"><script>1</script>' },
    }),
  );
  await page.clock.install({ time: '2026-01-01T10:00:00' });
  await open(page, '/shop');
  await page.clock.pauseAt('2026-01-01T11:00:00');
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  const toast = page.getByRole('alert');
  const marked = toast.locator('b', { hasText: 'Not now' });
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return marked.count();
    })
    .toBe(1);
  await page.clock.runFor(1_000);
  await expect(marked).toBeVisible();
  await expect(page).not.toHaveTitle('1');
  await expect(toast.locator('img, script, [role=progressbar]')).toHaveCount(0);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await expect
    .poll(async () => {
      const box = await toast.boundingBox();
      return box && Math.abs(box.x + box.width / 2 - width / 2);
    })
    .toBeLessThan(10);
  const box = await toast.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 120);
  await page.clock.runFor(7_000);
  await expect(marked).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(toast).toHaveCount(0);
});
