import { checkStories } from './checkStories.ts';
import { staffStorybook, test } from './storyFixture.ts';

test.use({ storybookFolder: staffStorybook });
// MUI X renders an unmounting chart once more, without a width.
checkStories(staffStorybook, (_story, message) =>
  /<rect> attribute width: A negative value/.test(message),
);
