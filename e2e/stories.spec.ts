/** Opens every story of the built Storybook, in light and dark: nothing on the console, nothing axe complains of. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, workshopFolder } from './workshop.ts';

const index = path.join(workshopFolder, 'index.json');

interface StoryIndex {
  entries: Record<string, { id: string; type: string; title: string; name: string }>;
}

function readStories(): StoryIndex['entries'][string][] {
  if (!existsSync(index)) throw new Error('There is no storybook-static: run `storybook build`.');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as StoryIndex;
  return Object.values(entries).filter(({ type }) => type === 'story');
}

for (const { id, title, name } of readStories()) {
  test(`${title}: ${name}`, async ({ page, workshop, allowConsole }) => {
    // Where a call of the start-up fails, STARTUP-14 asks for an entry in the console.
    if (name === 'Failed') allowConsole(/could not load everything/);
    await page.goto(`${workshop}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
    await expect(page.locator('body')).toHaveClass(/sb-show-main/);
    await page.waitForLoadState('networkidle');
    for (const colorScheme of ['light', 'dark'] as const) {
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
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      const found = violations.map(
        ({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(' ')}`,
      );
      expect(found, `accessibility in ${colorScheme}`).toEqual([]);
    }
  });
}
