/** The built Storybook, served on a free port; the URL is the fixture `storybook`, without a last slash. */
import path from 'node:path';
import { test as quiet } from './quietPage.ts';
import { serveFolder } from './serveFolder.ts';

export { expect } from './quietPage.ts';

export const storybookFolder = path.join(import.meta.dirname, '../storybook-static');

export const test = quiet.extend<object, { storybook: string }>({
  storybook: [
    async ({}, use) => {
      const { url, close } = await serveFolder(storybookFolder);
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
});
