/** Sizes of pieces that only a browser knows, measured in their stories. */
import { expect, test } from './workshop.ts';

for (const { id, row } of [
  { id: 'features-ui-contentdialog--text', row: 'MODALS-06' },
  { id: 'features-ui-videodialog--player', row: 'MODALS-02' },
]) {
  test(`${row} LIMITS-30 the dialog is large and in the middle`, async ({ page, workshop }) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }));
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${workshop}/iframe.html?id=${id}&viewMode=story`);
    const box = await page.getByRole('dialog').boundingBox();
    if (!box) throw new Error('The dialog has no box.');
    expect(box.width).toBe(900);
    expect(Math.abs(box.x + box.width / 2 - 640)).toBeLessThanOrEqual(1);
    expect(Math.abs(box.y + box.height / 2 - 400)).toBeLessThanOrEqual(1);
  });
}

test('CARD-14 LIMITS-29 the placeholder of a card’s picture is 280 px high', async ({
  page,
  workshop,
}) => {
  await page.goto(`${workshop}/iframe.html?id=components-cardskeleton--loading&viewMode=story`);
  const box = await page.getByTestId('card-skeleton-image').boundingBox();
  expect(box?.height).toBe(280);
});
