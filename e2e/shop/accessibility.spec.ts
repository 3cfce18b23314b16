import type { Page } from '@playwright/test';
import english from '../../translations/en.json' with { type: 'json' };
import french from '../../translations/fr.json' with { type: 'json' };
import { sampled } from '../../scripts/sampled.ts';
import { urlsOf } from '../support/accessibleRoutes.ts';
import {
  darkContrast,
  everyRule,
  everyRuleOfDialogs,
  languageRules,
  type Check,
} from '../support/axeChecks.ts';
import { signInCustomer, type OwnThings } from '../support/customer.ts';
import { movements, sidewaysScroll, spacedTextLosses } from '../support/pageChecks.ts';
import { expect, test as journey } from '../support/shop.ts';
import { goto, open } from '../support/goto.ts';

const plain = <Texts extends object>(texts: Texts): Texts =>
  JSON.parse(JSON.stringify(texts).replaceAll('\u00a0', ' ')) as Texts;

const TEXTS = { en: english, fr: plain(french) };
const LANGUAGES = ['en', 'fr'] as const;

const test = journey.extend<{ own: OwnThings }>({
  own: async ({ context, shop }, use) => {
    await use(await signInCustomer(context, shop));
  },
});

const narrow: Check = async (page) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const found = [...(await sidewaysScroll(page)), ...(await spacedTextLosses(page))];
  await page.setViewportSize({ width: 1280, height: 800 });
  return found;
};

async function begin(page: Page, language: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page, `/shop/alerts/stop?lang=${language}`);
}

const PAGE_CHECKS = [
  {
    language: 'en',
    when: ' in both schemes and without motion',
    checks: [everyRule, darkContrast, movements],
  },
  { language: 'fr', when: ' in French and at 320 px', checks: [languageRules, narrow] },
] as const;

for (const who of ['visitor', 'customer'] as const) {
  test(`A sample of the pages of a ${who} is accessible [E-10]`, async ({
    page,
    context,
    own,
    allowConsole,
  }) => {
    allowConsole(/status of 40[04]/);
    if (who === 'visitor') await context.clearCookies();
    await begin(page, 'en');
    for (const address of sampled(urlsOf(own)[who], 4, (url) => url.replace(own.order, ''))) {
      await goto(page, address);
      expect.soft(await everyRule(page), address).toEqual([]);
    }
  });
}

for (const { language, when, checks } of PAGE_CHECKS) {
  for (const who of ['visitor', 'customer'] as const) {
    test(`Every page of a ${who} is accessible${when} [E-10] @full`, async ({
      page,
      context,
      own,
      allowConsole,
    }) => {
      test.setTimeout(240_000);
      allowConsole(/status of 40[04]/);
      if (who === 'visitor') await context.clearCookies();
      await begin(page, language);
      for (const address of urlsOf(own)[who]) {
        await goto(page, address);
        for (const check of checks) {
          expect.soft(await check(page), address).toEqual([]);
        }
      }
    });
  }
}

for (const language of LANGUAGES) {
  test(`Every dialog is accessible and returns focus, in ${language === 'en' ? 'English' : 'French'} [E-10] @full`, async ({
    page,
    context,
    own,
  }) => {
    test.setTimeout(240_000);
    await context.route(/youtube-nocookie\.com/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A film</title>' }),
    );
    await begin(page, language);
    const texts = TEXTS[language];
    const dialogs = [
      ['/shop', texts['quickView.open.label']],
      ['/shop/oat-cookies', texts['product.gallery.enlarge']],
      ['/shop/oat-cookies', texts['product.reviews.write']],
      ['/shop/sesame-bagel', texts['stockAlert.open']],
      ['/', language === 'en' ? 'Golden Ladle' : 'Louche'],
      ['/', language === 'en' ? 'Farm cinema night' : 'Cinéma à la ferme'],
      ['/account/address', texts['address.removeNamed']],
      [`/account/orders/${own.order}`, texts['order.cancel']],
      ['/info/about-us', texts['shortcuts.title']],
      ['/info/about-us', texts['support.report.title']],
      ['/info/about-us', texts['shell.cart.title']],
    ] as const;
    for (const [address, label] of dialogs) {
      await goto(page, address);
      const name = new RegExp(`^${label.split(/ ?\{/)[0]}`);
      const opener = page
        .getByRole('button', { name })
        .or(page.getByRole('banner').getByRole('link', { name }))
        .filter({ visible: true })
        .first();
      await opener.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(page.locator('[role=progressbar], [aria-busy=true]')).toHaveCount(0);
      const checks =
        language === 'en' ? [everyRuleOfDialogs, darkContrast, movements] : [languageRules];
      for (const check of checks) {
        expect.soft(await check(page), `${label} on ${address}`).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect.soft(opener, `${label} on ${address}`).toBeFocused();
    }
  });

  test(`Menu and add confirmation on a phone are accessible in ${language === 'en' ? 'English' : 'French'} [E-10] @full`, async ({
    page,
  }) => {
    const texts = TEXTS[language];
    const checks =
      language === 'en'
        ? [everyRule, everyRuleOfDialogs, darkContrast]
        : [languageRules, sidewaysScroll];
    const check = async (what: string) => {
      for (const one of checks) expect.soft(await one(page), what).toEqual([]);
    };
    await page.setViewportSize({ width: 360, height: 740 });
    await begin(page, language);
    await goto(page, '/shop');
    await page.getByRole('button', { name: texts['shell.menu.toggle'], exact: true }).click();
    const menu = page.locator('#mobile-menu');
    await expect(menu).toBeVisible();
    await check('the menu');
    await menu.getByRole('button', { name: 'Collections' }).click();
    await expect(menu.getByRole('button', { name: texts['shell.menu.back'] })).toBeVisible();
    await check('a part of the menu');
    await goto(page, '/shop/raisins');
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${texts['catalog.add.label'].split('{')[0]}`) })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: texts['cart.added.title'] })).toBeVisible();
    await check('the confirmation of an add');
  });
}
