import { readFile } from 'node:fs/promises';
import { request, type Page } from '@playwright/test';
import type { Snapshot } from '../../src/features/recording/recorder.ts';
import { readRecording, type Recording } from '../../src/features/recording/recording.ts';
import { stateHash } from '../../src/features/recording/stateHash.ts';
import { replayStates } from '../../src/store/replayStates.ts';
import { redactedStates } from '../../src/testing/recordedStates.ts';
import { installDevTools, waitForSettledAction } from '../support/devtools.ts';
import { open } from '../support/goto.ts';
import { expect, test, TOKEN } from '../support/staffedShop.ts';

const MARK = 'Zq7marked';
/** Differs from the shop's own postcode, which is public content. */
const POSTCODE = '560037';

const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search the shop' });
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

async function shopAround(page: Page): Promise<void> {
  await open(page, '/');
  await searchField(page).fill('oat cookies');
  await searchField(page).press('Enter');
  await expect(page).toHaveURL('/search?search=oat+cookies');
  await page.getByRole('button', { name: 'Quick view: Oat cookies' }).click();
  const quickView = page.getByRole('dialog', { name: 'Oat cookies' });
  await quickView.getByRole('button', { name: 'Add to Cart' }).click();
  const added = page.getByRole('dialog', { name: 'Added to your cart' });
  await added.getByRole('link', { name: 'Continue shopping' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  const cart = page.getByRole('dialog', { name: 'My Shopping Cart' });
  await cart.getByRole('link', { name: 'view cart' }).click();
  await expect(page).toHaveURL('/checkout/cart');
  const main = page.getByRole('main');
  await main.getByPlaceholder('Enter Coupon Code').fill('TREK10');
  await main.getByPlaceholder('Enter Coupon Code').press('Enter');
  await expect(main.getByText('Coupon TREK10')).toBeVisible();
}

async function failToSuggest(page: Page): Promise<void> {
  await page.route(/suggest/, (route) => route.fulfill({ status: 500, body: '' }));
  const failed = page.waitForResponse(/suggest/);
  await searchField(page).fill('turmeric');
  await failed;
  // Wait for the search page: its navigation would close a dialog that the test opens earlier.
  await expect(page).toHaveURL('/search?search=turmeric');
}

async function checkOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  const cart = page.getByRole('dialog', { name: 'My Shopping Cart' });
  await cart.getByRole('link', { name: 'checkout' }).click();
  await expect(page).toHaveURL('/checkout');
  await page.getByLabel('Email').fill(`${MARK}@example.com`);
  await page.getByLabel('First name').fill(`${MARK}First`);
  await page.getByLabel('Last name').fill(`${MARK}Last`);
  await page.getByLabel('State').selectOption({ label: 'Karnataka' });
  await page.getByLabel('Street address').fill(`12 ${MARK}Road`);
  await page.getByLabel('Postcode').fill(POSTCODE);
  await page.getByLabel('City').fill(`${MARK}Town`);
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(page).toHaveURL('/checkout?step=delivery');
  await page.getByRole('radio', { name: 'Parcel' }).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL('/checkout?step=payment');
}

async function seenByDevTools(page: Page): Promise<Snapshot> {
  const { base, steps } = await page.evaluate(() => {
    const { computedStates, actionsById, stagedActionIds } = window.liftedStore.getState();
    return {
      base: computedStates[0]?.state as object,
      steps: stagedActionIds.slice(1).map((id, at) => ({
        action: actionsById[id]?.action ?? { type: '' },
        state: computedStates[at + 1]?.state as object,
        time: actionsById[id]?.timestamp ?? 0,
      })),
    };
  });
  const begun = steps.findIndex(({ action }) => JSON.stringify(action).includes('reportProblem'));
  expect(begun).toBeGreaterThan(0);
  return { base, steps: steps.slice(0, begun), takenAt: 0 };
}

function opened(text: string): Recording {
  const outcome = readRecording(text);
  if ('rejection' in outcome) throw new Error(outcome.rejection);
  return outcome.recording;
}

test('Support replays a reported problem step by step, without personal data [E-11]', async ({
  page,
  staffed,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/status of 500.*suggest/);
  await installDevTools(page);
  await shopAround(page);
  await failToSuggest(page);
  await checkOut(page);
  await waitForSettledAction(page);

  await page.getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await expect(dialog.getByText('oat cookies')).toBeVisible();
  await expect(dialog.getByText('TREK10')).toBeVisible();
  await expect(dialog.getByText('suggest', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a file' }).click();
  const text = await readFile(await (await download).path(), 'utf8');

  const recording = opened(text);
  expect(recording.address).toBe('/checkout?step=payment');
  expect(recording.failedCalls).toContainEqual(
    expect.objectContaining({ operation: 'suggest', status: 500 }),
  );
  // Compare booleans, since a failure message with the file would be too long.
  expect(text.includes(MARK)).toBe(false);
  expect(text.includes(POSTCODE)).toBe(false);
  const snapshot = await seenByDevTools(page);
  expect(JSON.stringify(snapshot).includes(`${MARK}Road`)).toBe(true);
  const recorded = redactedStates(snapshot).map(json);
  const replayed = replayStates(recording).map(json);
  expect(replayed.length).toBeGreaterThan(50);
  expect(replayed).toHaveLength(recorded.length);
  for (const [index, state] of replayed.entries()) {
    const action = recording.actions[index - 1]?.type;
    expect({ action, state }).toEqual({ action, state: recorded[index] });
    expect(recording.checkpoints[index]?.hash).toBe(stateHash(state));
  }

  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Send' }).click();
  const code = await dialog.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).innerText();
  const support = await request.newContext({
    baseURL: staffed.url,
    extraHTTPHeaders: { Authorization: `Bearer ${TOKEN}` },
  });
  const answer = await support.get(`/api/support/recording?code=${code}`);
  expect(await answer.json()).toMatchObject({ status: 1, recording: text });
  await support.dispose();
});
