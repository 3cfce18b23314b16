/** What holds of every story of a built Storybook. */
import type { Page } from '@playwright/test';
import { darkContrast, everyRule } from './axeChecks.ts';
import { expect, readStories, test } from './storyFixture.ts';

/** Nothing sticks out at the side. */
async function fits(page: Page): Promise<void> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide, 'pixels that stick out at the side').toBe(0);
}

async function isAccessible(page: Page): Promise<void> {
  expect(await everyRule(page), 'accessibility in light').toEqual([]);
  expect(await darkContrast(page), 'accessibility in dark').toEqual([]);
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
