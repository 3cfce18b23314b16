/** What holds of every story of a built Storybook. */
import type { Page } from '@playwright/test';
import { sampled } from '../../scripts/sampled.ts';
import { darkContrast, everyRule, languageRules } from '../support/axeChecks.ts';
import { expect, readStories, test } from './storyFixture.ts';

/** Nothing sticks out at the side. */
async function fits(page: Page): Promise<void> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide, 'pixels that stick out at the side').toBe(0);
}

/** States that share their elements: they are checked where they come first, and in stories of those elements. */
const SHARED_STATES = /^(?:Empty|Failed|Loading|Unknown)$/;

/** One in so many of the stories that are not the first of their part, and of the parts in large text. */
const SAMPLE = 3;

/**
 * Tests that show stories in light: nothing on the console, nothing axe complains of. The first of each part is shown in dark
 * and in French on a phone, too, and some with text twice as large, where nothing may stick out.
 * @param folder of the built Storybook
 * @param isProvoked whether a story provokes a message of the console itself
 */
export function checkStories(
  folder: string,
  isProvoked: (story: string, message: string) => boolean = () => false,
): void {
  for (const [title, stories] of readStories(folder)) {
    test(title, async ({ storyPage }) => {
      const { page, show, takeMessages } = storyPage;
      test.setTimeout(60_000 + stories.length * 15_000);
      const [first, ...others] = stories;
      if (!first) return;
      const shown = [first, ...sampled(others, SAMPLE, ({ id }) => id)];
      const claimed = new Set<string>();
      const drawn = new Set<string>();
      const isQuiet = (name: string) => {
        const messages = takeMessages().filter((text) => !isProvoked(name, text));
        expect(messages, 'messages on the console').toEqual([]);
      };
      for (const [index, { id, name }] of shown.entries()) {
        await test.step(name, async () => {
          const story = await show(id);
          for (const component of story.draws) claimed.add(component);
          for (const component of story.drawn) drawn.add(component);
          if (index === 0 || !SHARED_STATES.test(name)) {
            expect(await everyRule(page), 'accessibility in light').toEqual([]);
          }
          if (index === 0) {
            expect(await darkContrast(page), 'accessibility in dark').toEqual([]);
          }
          isQuiet(name);
        });
        if (index > 0) continue;
        await test.step('in French on a phone', async () => {
          await show(id, { language: 'fr', viewport: { value: 'phone' } });
          expect(await languageRules(page), 'accessibility in French').toEqual([]);
          await fits(page);
          isQuiet(name);
        });
        for (const large of sampled([id], SAMPLE, (story) => story)) {
          await test.step('in large text', async () => {
            await show(large, { textSize: '200' });
            await expect(page.locator(':root')).toHaveCSS('font-size', '32px');
            await fits(page);
            isQuiet(name);
          });
        }
      }
      if (shown.length < stories.length) return;
      // Drawn by any story of the part, so only all of them tell.
      expect([...claimed].filter((name) => !drawn.has(name))).toEqual([]);
    });
  }
}
