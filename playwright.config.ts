import { defineConfig, devices } from '@playwright/test';

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/playwright.json';

const ofStories = [
  '**/stories.sampled.spec.ts',
  '**/staffStories.sampled.spec.ts',
  '**/storyPictures.spec.ts',
  '**/storySizes.spec.ts',
];
const ofFirefox = '**/firefox.spec.ts';

// What lets one Chromium draw letters and colours as another does.
const sameDrawing = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-device-scale-factor=1',
  '--force-color-profile=srgb',
];
/** Features of Chromium that tests go without. Its last list counts, so Playwright's own is part of it. */
const DISABLED_FEATURES = [
  // The list under the address field, two pages of its own for each window
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // As Playwright 1.65 has it
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

const launchOptions = {
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${DISABLED_FEATURES.join()}`,
  ],
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/pages',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // None in the gate. What takes long is tried once more, and told as flaky.
  retries: process.env.TESTS === 'full' ? 1 : 0,
  // Twice the processors: stories mostly wait for a page to be quiet.
  workers: 4,
  // Far more than a step takes: a machine that is busy with something else fails no test.
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.01 },
  },
  snapshotPathTemplate: 'e2e/pictures/{arg}{ext}',
  // A missing picture fails, as the pictures are taken by `npm run stories:pictures` alone.
  updateSnapshots: 'none',
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions,
    // Requests are watched and answered by tests; the worker has a journey of its own.
    serviceWorkers: 'block',
    trace: 'off',
  },
  projects: [
    {
      name: 'stories',
      testMatch: ofStories,
      use: {
        launchOptions: { ...launchOptions, args: [...launchOptions.args, ...sameDrawing] },
      },
    },
    { name: 'first start', testMatch: '**/firstStart.setup.ts' },
    {
      name: 'journeys',
      testMatch: '**/*.spec.ts',
      testIgnore: [...ofStories, ofFirefox],
      dependencies: ['first start'],
      // Each has a shop of its own beside its browser.
      workers: 3,
    },
    { name: 'second engine', testMatch: ofFirefox, dependencies: ['first start'] },
  ],
});
