/** What axe finds wrong in a page as it stands, a line for each element. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Settings = Parameters<AxeBuilder['options']>[0];

/** Looks for something in a page; answers with what is wrong, in words. */
export type Check = (page: Page) => Promise<string[]>;

function axe(settings: Settings): Check {
  return async (page) => {
    // What is far below the screen of a phone is laid out as a shopper comes near.
    await page.evaluate(() => document.documentElement.toggleAttribute('data-whole', true));
    const builder = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await builder
      .options({ ...settings, resultTypes: ['violations'], preload: false })
      .analyze();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
    );
  };
}

/** Every rule of WCAG 2.2 A and AA, and that names hold the words seen. */
export const everyRule = axe({
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'label-content-name-mismatch': { enabled: true } },
});

/** The rules whose outcome depends on the texts. */
export const languageRules = axe({
  runOnly: {
    type: 'rule',
    values: [
      'button-name',
      'document-title',
      'html-has-lang',
      'html-lang-valid',
      'image-alt',
      'label',
      'label-content-name-mismatch',
      'link-name',
      'select-name',
      'valid-lang',
    ],
  },
});

const contrast = axe({ runOnly: { type: 'rule', values: ['color-contrast'] } });

/** The contrasts of the dark scheme, which changes colours alone; the page is light again afterwards. */
export const darkContrast: Check = async (page) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.waitForFunction(
    () => getComputedStyle(document.documentElement).colorScheme === 'dark',
  );
  const found = await contrast(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return found;
};
