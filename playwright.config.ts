import { defineConfig, devices } from '@playwright/test';

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/playwright.json';

const ofStories = [
  '**/stories.sampled.spec.ts',
  '**/staffStories.sampled.spec.ts',
  '**/storyPictures.spec.ts',
  '**/storySizes.spec.ts',
];
const ofFirefox = '**/firefox.spec.ts';

const sameDrawing = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-device-scale-factor=1',
  '--force-color-profile=srgb',
];
/** Chromium reads only the last `--disable-features` list, so repeat Playwright's own entries. */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
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
  retries: process.env.TESTS === 'full' ? 1 : 0,
  // Four workers even on two processors, because stories mostly wait for an idle page.
  workers: 4,
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.01 },
  },
  snapshotPathTemplate: 'e2e/pictures/{arg}{ext}',
  // Missing pictures fail, because only `npm run stories:pictures` creates them.
  updateSnapshots: 'none',
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions,
    // Tests intercept requests, which a service worker would bypass. Offline tests allow service workers.
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
      workers: 3,
    },
    { name: 'second engine', testMatch: ofFirefox, dependencies: ['first start'] },
  ],
});
