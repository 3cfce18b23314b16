/** The built Storybook, served on a free port; the address is the fixture `workshop`, without a last slash. */
import path from 'node:path';
import { test as quiet } from './quietPage.ts';
import { serveFolder } from './serveFolder.ts';

export { expect } from './quietPage.ts';

export const workshopFolder = path.join(import.meta.dirname, '../storybook-static');

export const test = quiet.extend<object, { workshop: string }>({
  workshop: [
    async ({}, use) => {
      const { url, close } = await serveFolder(workshopFolder);
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
});
