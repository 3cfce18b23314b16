/**
 * Compares selected stories with their committed pictures (e2e/pictures). Run `npm run stories:pictures` to update
 * the pictures after an intended change.
 */
import { expect, test, type Choices } from './storyFixture.ts';

interface Picture {
  readonly story: string;
  readonly choices?: Choices;
  readonly colorScheme?: 'dark';
  readonly part?: string;
}

const phone = { viewport: { value: 'phone' } };
const dialog = '[role="dialog"]';

const PICTURES: Record<string, Picture> = {
  'card-on-sale': {
    story: 'features-listing-productcard--on-sale',
    choices: phone,
    part: 'article',
  },
  'card-dark': {
    story: 'features-listing-productcard--out-of-stock',
    choices: phone,
    colorScheme: 'dark',
    part: 'article',
  },
  'card-long-name-french': {
    story: 'features-listing-productcard--long-name',
    choices: { ...phone, language: 'fr' },
    part: 'article',
  },
  'cart-line': { story: 'features-cart-cartlines--on-sale-with-options', choices: phone },
  'cart-line-coast': {
    story: 'features-cart-cartlines--on-sale-with-options',
    choices: { ...phone, theme: 'coast' },
  },
  'fields-invalid': { story: 'forms-fields--invalid', choices: phone },
  'fields-dark': { story: 'forms-fields--filled', choices: phone, colorScheme: 'dark' },
  choices: { story: 'forms-choicelist--chosen', choices: phone },
  'confirm-dialog': {
    story: 'components-confirmdialog--rejected',
    choices: { ...phone, language: 'fr' },
    part: dialog,
  },
  'error-state': { story: 'components-state-errorstate--failed', choices: phone },
  nutrition: { story: 'components-goods-nutritiontable--red-rice', choices: phone },
  'nutrition-dark': {
    story: 'components-goods-nutritiontable--red-rice',
    choices: { ...phone, language: 'fr' },
    colorScheme: 'dark',
  },
  pagination: { story: 'components-pagination--middle' },
  'review-summary': { story: 'features-reviews-reviewsummary--ready', choices: phone },
  header: { story: 'features-shell-header--ready' },
  'header-phone-dark': {
    story: 'features-shell-header--ready',
    choices: phone,
    colorScheme: 'dark',
  },
  prose: { story: 'components-content-prose--article', choices: phone },
};

for (const [name, { story, choices, colorScheme = 'light', part }] of Object.entries(PICTURES)) {
  test(`${name} matches its picture @full`, async ({ storyPage: { page, show } }) => {
    await page.emulateMedia({ colorScheme });
    await show(story, choices);
    await expect(page.locator(part ?? '#storybook-root')).toHaveScreenshot(`${name}.png`);
  });
}

test.afterEach(async ({ storyPage: { page } }) => {
  await page.emulateMedia({ colorScheme: 'light' });
});
