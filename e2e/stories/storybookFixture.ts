import path from 'node:path';
import type { Fixtures } from '@playwright/test';
import { test as quiet } from '../support/quietPage.ts';
import { serveFolder } from './serveFolder.ts';

export { expect } from '../support/quietPage.ts';

const root = path.join(import.meta.dirname, '../..');

export const shopStorybook = path.join(root, 'storybook-static');
export const staffStorybook = path.join(root, 'storybook-static-staff');

export interface WorkerFixtures {
  storybookFolder: string;
  storybook: string;
}

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
