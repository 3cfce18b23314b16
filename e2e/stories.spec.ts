/** Opens every story of the built Storybook, in light and dark: nothing on the console, nothing axe complains of. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, workshopFolder } from './workshop.ts';

const index = path.join(workshopFolder, 'index.json');

interface StoryIndex {
  entries: Record<string, { id: string; type: string; title: string; name: string }>;
}

type Story = StoryIndex['entries'][string];

/** The stories by the component they show. */
function readStories(): [title: string, stories: Story[]][] {
  if (!existsSync(index)) throw new Error('There is no storybook-static: run `storybook build`.');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as StoryIndex;
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return [...Map.groupBy(stories, ({ title }) => title)];
}

/** Everything that axe knows, then, as another scheme changes colours alone, the colours of the other scheme. */
const SCHEMES = [
  {
    colorScheme: 'light',
    axe: (builder: AxeBuilder) =>
      builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']),
  },
  { colorScheme: 'dark', axe: (builder: AxeBuilder) => builder.withRules(['color-contrast']) },
] as const;

async function isAccessible(page: Page): Promise<void> {
  for (const { colorScheme, axe } of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The change of scheme fades, and half faded colours have no contrast.
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .map(({ finished }) => finished),
      ),
    );
    const { violations } = await axe(new AxeBuilder({ page }).setLegacyMode()).analyze();
    const found = violations.map(
      ({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
    expect(found, `accessibility in ${colorScheme}`).toEqual([]);
  }
}

// The stories of a component share a page, whose code is read once.
for (const [title, stories] of readStories()) {
  test(title, async ({ page, workshop, allowConsole }) => {
    test.setTimeout(60_000 + stories.length * 15_000);
    for (const { id, name } of stories) {
      // Where a call of the start-up fails, STARTUP-14 asks for an entry in the console.
      if (name === 'Failed') allowConsole(/could not load everything/);
      await test.step(name, async () => {
        await page.goto(
          `${workshop}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`,
        );
        await expect(page.locator('body')).toHaveClass(/sb-show-main/);
        await page.waitForLoadState('networkidle');
        await isAccessible(page);
      });
    }
  });
}
