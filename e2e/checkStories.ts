/** What holds of every story of a built Storybook. */
import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, readStories, test } from './storyFixture.ts';

/** Everything of WCAG that axe knows; in another scheme the colours alone, as nothing else changes. */
const SCHEMES = [
  {
    colorScheme: 'light',
    only: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  },
  { colorScheme: 'dark', only: { type: 'rule', values: ['color-contrast'] } },
] as const;

/** In the page: what axe finds there, a sentence each. */
async function violations(only: (typeof SCHEMES)[number]['only']): Promise<string[]> {
  const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
  const { type, values } = only;
  const found = await inPage.run(document, {
    runOnly: { type, values: [...values] },
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
  });
  return found.violations.map(
    ({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

/** In the page: waits for the new colours. A colour fades in the parent, then in what inherits it, and so on. */
async function isFaded(): Promise<void> {
  const fading = () =>
    document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  for (let running = fading(); running.length > 0; running = fading()) {
    await Promise.allSettled(running.map(({ finished }) => finished));
    await nextFrame();
  }
}

/** Nothing sticks out at the side. */
async function fits(page: Page): Promise<void> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide, 'pixels that stick out at the side').toBe(0);
}

async function isAccessible(page: Page): Promise<void> {
  for (const { colorScheme, only } of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(isFaded);
    // Axe does not come back from a frame that it may not enter, and is put there again.
    const isReady = await page.evaluate(
      () => 'axe' in globalThis && document.querySelector('iframe') === null,
    );
    if (!isReady) await page.evaluate(axe.source);
    const found = await page.evaluate(violations, only);
    expect(found, `accessibility in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * Tests that show every story in light and dark: nothing on the console, nothing axe complains of. The first of each part is
 * shown in French on a phone and with text twice as large, too, where nothing may stick out.
 * @param folder of the built Storybook
 * @param isProvoked whether a story provokes a message of the console itself
 */
export function checkStories(
  folder: string,
  isProvoked: (story: string, message: string) => boolean = () => false,
): void {
  for (const [title, stories] of readStories(folder)) {
    test(title, async ({ storyPage }) => {
      test.setTimeout(60_000 + stories.length * 15_000);
      const claimed = new Set<string>();
      const drawn = new Set<string>();
      const onPage = async (id: string, choices = {}) => {
        const story = await storyPage.show(id, choices);
        for (const name of story.draws) claimed.add(name);
        for (const name of story.drawn) drawn.add(name);
        await isAccessible(storyPage.page);
      };
      const isQuiet = (name: string) => {
        const messages = storyPage.takeMessages().filter((text) => !isProvoked(name, text));
        expect(messages, 'messages on the console').toEqual([]);
      };
      for (const [index, { id, name }] of stories.entries()) {
        await test.step(name, async () => {
          await onPage(id);
          isQuiet(name);
        });
        if (index > 0) continue;
        await test.step('in French on a phone', async () => {
          await onPage(id, { language: 'fr', viewport: { value: 'phone' } });
          await fits(storyPage.page);
          isQuiet(name);
        });
        await test.step('in large text', async () => {
          await storyPage.show(id, { textSize: '200%' });
          await expect(storyPage.page.locator(':root')).toHaveCSS('font-size', '32px');
          await fits(storyPage.page);
          isQuiet(name);
        });
      }
      expect([...claimed].filter((name) => !drawn.has(name))).toEqual([]);
    });
  }
}
