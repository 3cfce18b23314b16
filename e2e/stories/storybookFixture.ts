/** A built Storybook, served on a free port; the URL is the fixture `storybook`, without a last slash. */
import path from 'node:path';
import type { Fixtures } from '@playwright/test';
import { test as quiet } from '../support/quietPage.ts';
import { serveFolder } from './serveFolder.ts';

export { expect } from '../support/quietPage.ts';

const root = path.join(import.meta.dirname, '../..');

/** Of the storefront. */
export const shopStorybook = path.join(root, 'storybook-static');
/** Of the counter; its tests say so by `test.use({ storybookFolder })`. */
export const staffStorybook = path.join(root, 'storybook-static-staff');

export interface WorkerFixtures {
  storybookFolder: string;
  storybook: string;
}

/** Serves the Storybook of a worker. */
export const storybookFixtures: Fixtures<object, WorkerFixtures> = {
  storybookFolder: [shopStorybook, { option: true, scope: 'worker' }],
  storybook: [
    async ({ storybookFolder }, use) => {
      const { url, close } = await serveFolder(storybookFolder);
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
};

export const test = quiet.extend<object, WorkerFixtures>(storybookFixtures);
