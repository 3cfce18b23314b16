import type { Page } from '@playwright/test';
import { sampled } from '../../scripts/sampled.ts';
import { darkContrast, everyRule, languageRules } from '../support/axeChecks.ts';
import { expect, readStories, test } from './storyFixture.ts';

async function expectNoOverflow(page: Page): Promise<void> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide, 'pixels that stick out at the side').toBe(0);
}

/**
 * Stories of these states consist of elements that have their own stories. Check their accessibility only if the
 * story comes first.
 */
const SHARED_STATES = /^(?:Empty|Failed|Loading|Unknown)$/;

/** Sampling rate of `npm test`: one in six stories after a file's first, and one in six variants of the first. */
const SAMPLE = 6;

const isSampled = (name: string) => sampled([name], SAMPLE, (one) => one).length === 1;

/**
 * Checks each component's first story and a sample of the others for console messages and axe violations. Checks
 * samples of the first stories in dark, in French on a phone, and at double text size.
 * @param folder of the built Storybook
 * @param isProvoked true if the story provokes the console message on purpose
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
          if (index === 0 && isSampled(`${id} dark`)) {
            expect(await darkContrast(page), 'accessibility in dark').toEqual([]);
          }
          isQuiet(name);
        });
        if (index > 0) continue;
        if (isSampled(`${id} phone`)) {
          await test.step('in French on a phone', async () => {
            await show(id, { language: 'fr', viewport: { value: 'phone' } });
            expect(await languageRules(page), 'accessibility in French').toEqual([]);
            await expectNoOverflow(page);
            isQuiet(name);
          });
        }
        if (isSampled(id)) {
          await test.step('in large text', async () => {
            await show(id, { textSize: '200' });
            await expect(page.locator(':root')).toHaveCSS('font-size', '32px');
            await expectNoOverflow(page);
            isQuiet(name);
          });
        }
      }
      if (shown.length < stories.length) return;
      // Any story may render a claimed component, so compare only if all stories ran.
      expect([...claimed].filter((name) => !drawn.has(name))).toEqual([]);
    });
  }
}
