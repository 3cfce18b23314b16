import axe from 'axe-core';
import type { Page } from '@playwright/test';

export type Check = (page: Page) => Promise<string[]>;

interface Rules {
  readonly runOnly?: { readonly type: 'tag' | 'rule'; readonly values: string[] };
  readonly rules?: Record<string, { enabled: boolean }>;
  readonly exclude?: string[];
}

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
      // Render off-screen content, which is lazy on a phone.
      document.documentElement.toggleAttribute('data-whole', true);
      // Inject axe again on pages with frames, because axe hangs on frames that it can't access.
      return 'axe' in globalThis && document.querySelector('iframe') === null;
    });
    // Axe is half a megabyte of code, so load it once per document.
    if (!isReady) await page.evaluate(axe.source);
    return page.evaluate(violations, rules);
  };
}

export const everyPractice = check({ rules: { 'target-size': { enabled: true } } });

const WCAG: Rules = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'label-content-name-mismatch': { enabled: true } },
};

export const everyRule = check(WCAG);

/** `everyRule` for overlays only: the header partly covers the scrolled page below them. */
export const everyRuleOfDialogs = check({ ...WCAG, exclude: ['#root'] });

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

/** Waits for colour transitions, which run in the parent first, then in elements that inherit the colour. */
async function waitForColourTransitions(): Promise<void> {
  const fading = () =>
    document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  for (let running = fading(); running.length > 0; running = fading()) {
    await Promise.allSettled(running.map(({ finished }) => finished));
    await nextFrame();
  }
}

export const darkContrast: Check = async (page) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(waitForColourTransitions);
  const found = await contrast(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(waitForColourTransitions);
  return found;
};
