/** Every story of the storefront. */
import { checkStories } from './checkStories.ts';
import { shopStorybook } from './storyFixture.ts';

// Where a call of the start-up fails, STARTUP-14 asks for an entry in the console.
checkStories(
  shopStorybook,
  (story, message) => story === 'Failed' && message.includes('could not load everything'),
);
