import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { root } from '../../scripts/setup.mjs';
import { exportRecording } from '../../src/features/recording/exportRecording.ts';
import { everyPractice } from '../support/axeChecks.ts';
import { installDevTools, waitForSettledAction } from '../support/devtools.ts';
import { expect, test, TOKEN } from '../support/staffedShop.ts';

const FRAME = { width: 768, height: 900 };
const PICTURE = { width: FRAME.width, height: 800 };
const AROUND = 96;

interface Seen {
  readonly lastId: number;
  readonly text: string;
  readonly picture: Buffer;
}

const wordsOf = (place: Page | FrameLocator) => place.locator('body').innerText();

async function look(page: Page): Promise<Seen> {
  const lastId = await waitForSettledAction(page);
  await page.mouse.move(0, 0);
  // Render off-screen content now, since the replay frame renders it after some time.
  await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    window.scrollTo(0, 0);
  });
  return {
    lastId,
    text: await wordsOf(page),
    picture: await page.screenshot({ clip: { ...PICTURE, x: 0, y: 0 } }),
  };
}

async function recordingOf(page: Page) {
  const { base, steps } = await page.evaluate(() => {
    const { computedStates, actionsById, stagedActionIds } = window.liftedStore.getState();
    return {
      base: computedStates[0]?.state as object,
      steps: stagedActionIds.slice(1).map((id, at) => ({
        id,
        action: actionsById[id]?.action ?? { type: '' },
        state: computedStates[at + 1]?.state as object,
        time: actionsById[id]?.timestamp ?? 0,
      })),
    };
  });
  const textOf = (until: number) =>
    exportRecording(
      { base, steps: steps.filter(({ id }) => id <= until), takenAt: Date.now() },
      { shopVersion: '1.0.0', browser: 'Chromium' },
    );
  const countOf = (text: string) =>
    (JSON.parse((JSON.parse(text) as { payload: string }).payload) as unknown[]).length;
  const file = textOf(Infinity);
  return { file, length: countOf(file), stepAt: (lastId: number) => countOf(textOf(lastId)) };
}

function difference(page: Page, ...pictures: [Buffer, Buffer]): Promise<number> {
  return page.evaluate(
    async (sources) => {
      const [one, other] = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = `data:image/png;base64,${source}`;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
          canvas?.drawImage(image, 0, 0);
          return canvas?.getImageData(0, 0, image.width, image.height).data ?? [];
        }),
      );
      if (!one || !other || one.length !== other.length) return 1;
      let count = 0;
      for (let at = 0; at < one.length; at += 1) {
        if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > 32) count += 1;
      }
      return count / one.length;
    },
    pictures.map((picture) => picture.toString('base64')),
  );
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/support/replay');
  await page.getByLabel('Support token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Session replay' })).toBeVisible();
}

const choose = (page: Page, text: string) =>
  page
    .getByLabel('Choose file')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });

const frameOf = (page: Page) => page.getByTitle('The shop as the customer saw it');

/** Captures the replay frame at integer pixel coordinates, since the frame may start between two pixels. */
async function frameShot(page: Page): Promise<Buffer> {
  await frameOf(page).scrollIntoViewIfNeeded();
  const box = await frameOf(page).boundingBox();
  if (!box) throw new Error('The frame has no box.');
  expect({ width: box.width, height: box.height }).toEqual(FRAME);
  return page.screenshot({ clip: { ...PICTURE, x: Math.round(box.x), y: Math.round(box.y) } });
}

async function isShown(page: Page): Promise<void> {
  await expect(frameOf(page)).toHaveAttribute('aria-busy', 'false');
}

async function visitPages(page: Page): Promise<Seen[]> {
  await page.goto('/shop');
  const seen = [await look(page)];
  await page.getByRole('main').getByRole('link', { name: 'Bakery' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bakery' })).toBeVisible();
  seen.push(await look(page));
  await page.getByRole('button', { name: 'Add to cart: Oat cookies' }).click();
  const added = page.getByRole('dialog', { name: 'Added to your cart' });
  await added.getByRole('link', { name: 'Your cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(page.getByText('Successfully added to cart.')).toBeHidden({ timeout: 20_000 });
  seen.push(await look(page));
  return seen;
}

test('Support staff sees each snapshot as the shopper saw it; nothing is sent or written [E-11] @full', async ({
  page,
  context,
  browser,
  staffed,
}) => {
  test.setTimeout(300_000);
  const blank = await context.newPage();
  const shopper = await browser.newPage({
    baseURL: staffed.url,
    viewport: FRAME,
    reducedMotion: 'reduce',
  });
  await installDevTools(shopper);
  const seen = await visitPages(shopper);
  const { file, length, stepAt } = await recordingOf(shopper);
  await shopper.close();
  const snapshots = new Map(seen.map((snapshot) => [stepAt(snapshot.lastId), snapshot]));
  expect(snapshots.size).toBe(3);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1600, height: FRAME.height + AROUND });
  await signIn(page);
  await choose(page, file);
  await isShown(page);
  await page.getByText('768 px').click();
  const slider = page.getByRole('slider', { name: 'Position' });
  await slider.focus();

  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isOwnFile = /^\/(assets|pictures|icons)\//.test(pathname);
    if (request.method() !== 'GET' || !isOwnFile) sent.push(`${request.method()} ${pathname}`);
  });
  const kept = async () => [
    await context.storageState(),
    await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage })),
  ];
  const cachedBefore = await kept();
  const frame = frameOf(page).contentFrame();

  for (const step of new Set([1, 2, 3, ...snapshots.keys(), length])) {
    if (step <= 3) await page.keyboard.press('ArrowRight');
    else await slider.fill(String(step));
    await expect(slider).toHaveValue(String(step));
    await isShown(page);
    const snapshot = snapshots.get(step);
    if (snapshot) {
      await expect.poll(() => wordsOf(frame), { timeout: 30_000 }).toBe(snapshot.text);
      await expect
        .poll(async () => difference(blank, snapshot.picture, await frameShot(page)), {
          timeout: 30_000,
        })
        .toBeLessThan(0.001);
    }
  }

  const words = await wordsOf(frame);
  await frame.getByRole('main').getByRole('link', { name: 'Oat cookies' }).first().click();
  const search = frame.locator('input[name="search"]').first();
  await search.press('x');
  await search.press('Enter');
  await expect(search).toHaveValue('');
  expect(await wordsOf(frame)).toBe(words);
  await expect(page.getByText('Viewing a recording')).toBeVisible();
  expect(sent).toEqual([]);
  expect(await kept()).toEqual(cachedBefore);

  await choose(page, JSON.stringify({ ...(JSON.parse(file) as object), version: 4 }));
  await expect(page.getByRole('alert')).toHaveText(/newer/);
  await expect(slider).toHaveValue(String(length));

  for (const [language, colorScheme] of [
    ['fr', 'light'],
    ['en', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.getByRole('combobox').selectOption(language);
    // Wait for the colour scheme's transition, because intermediate colours lack contrast.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
    );
    expect(await everyPractice(page), `accessibility in ${colorScheme}`).toEqual([]);
  }

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Support token')).toBeVisible();
});

test('Without a support token the replay page does not exist, and the shop loads none of its code [E-11]', async ({
  request,
  shop,
}) => {
  const answer = await request.get(`${shop.url}/support/replay`);
  expect(answer.url()).toBe(`${shop.url}/info/not-found`);
  expect(answer.status()).toBe(404);

  const chunks = JSON.parse(readFileSync(path.join(root, 'dist/chunks.json'), 'utf8')) as Record<
    string,
    { scripts: string[] }
  >;
  const holdsPage = (chunk: string) =>
    chunks[chunk]?.scripts.some((file) => {
      const built = path.join(root, 'dist', file);
      expect(existsSync(built)).toBe(true);
      return readFileSync(built, 'utf8').includes('replay.storefront.notice');
    });
  expect(holdsPage('replay')).toBe(true);
  expect(holdsPage('main')).toBe(false);
});
