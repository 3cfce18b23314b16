/** What axe finds wrong in a page as it stands, a line for each element. */
import axe from 'axe-core';
import type { Page } from '@playwright/test';

/** Looks for something in a page; answers with what is wrong, in words. */
export type Check = (page: Page) => Promise<string[]>;

/** Which rules are looked at, as axe's own options name them. */
interface Rules {
  /** All that axe has on by itself without it */
  readonly runOnly?: { readonly type: 'tag' | 'rule'; readonly values: string[] };
  readonly rules?: Record<string, { enabled: boolean }>;
  /** Selectors of what is not looked at */
  readonly exclude?: string[];
}

/** In the page: what axe finds there. */
async function violations({ exclude, ...rules }: Rules): Promise<string[]> {
  const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
  const found = await inPage.run(exclude ? { exclude } : document, {
    ...rules,
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
  });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  );
}

function check(rules: Rules): Check {
  return async (page) => {
    const isReady = await page.evaluate(() => {
      // What is far below the screen of a phone is laid out as a shopper comes near.
      document.documentElement.toggleAttribute('data-whole', true);
      // Axe does not come back from a frame that it may not enter, and is put there again.
      return 'axe' in globalThis && document.querySelector('iframe') === null;
    });
    // It is half a megabyte of code, which a document reads once.
    if (!isReady) await page.evaluate(axe.source);
    return page.evaluate(violations, rules);
  };
}

/** Every rule of WCAG and of good practice that axe has on by itself, and target size. */
export const everyPractice = check({ rules: { 'target-size': { enabled: true } } });

const WCAG: Rules = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'label-content-name-mismatch': { enabled: true } },
};

/** Every rule of WCAG 2.2 A and AA, and that names hold the words seen. */
export const everyRule = check(WCAG);

/** The same for what stands over the page, which is half under the header where it was scrolled to. */
export const everyRuleOfDialogs = check({ ...WCAG, exclude: ['#root'] });

/** The rules whose outcome depends on the texts. */
export const languageRules = check({
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

const contrast = check({ runOnly: { type: 'rule', values: ['color-contrast'] } });

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

/** The contrasts of the dark scheme, which changes colours alone; the page is light again afterwards. */
export const darkContrast: Check = async (page) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(isFaded);
  const found = await contrast(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(isFaded);
  return found;
};
