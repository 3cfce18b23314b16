import { defineConfig, devices } from '@playwright/test';

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/playwright.json';

const ofStories = ['stories.spec.ts', 'storySizes.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/pages',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'off',
  },
  projects: [
    { name: 'stories', testMatch: ofStories },
    { name: 'first start', testMatch: 'firstStart.setup.ts' },
    {
      name: 'journeys',
      testMatch: '*.spec.ts',
      testIgnore: ofStories,
      dependencies: ['first start'],
    },
  ],
});
