/** A shop whose support staff has a token, for journeys that come to them. */
import { test as journey, withShop, type Shop } from './shop.ts';

export { expect } from './shop.ts';

/** What support staff signs in with. */
export const TOKEN = 'a-token-of-the-support-staff';

/** The test of journeys in such a shop; URLs are relative to it. */
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
