import { test as journey, withShop, type Shop } from './shop.ts';

export { expect } from './shop.ts';

export const TOKEN = 'a-token-of-the-support-staff';

export const test = journey.extend<object, { staffed: Shop }>({
  staffed: [
    async ({}, use) => {
      await withShop({ SUPPORT_TOKEN: TOKEN }, use);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ staffed }, use) => {
    await use(staffed.url);
  },
});
