/** Every story of the counter. */
import { checkStories } from './checkStories.ts';
import { staffStorybook, test } from './storyFixture.ts';

test.use({ storybookFolder: staffStorybook });
checkStories(staffStorybook);
