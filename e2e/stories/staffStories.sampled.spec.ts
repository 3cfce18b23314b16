/** Every story of the counter. */
import { checkStories } from './checkStories.ts';
import { staffStorybook, test } from './storyFixture.ts';

test.use({ storybookFolder: staffStorybook });
// MUI X draws a chart that goes once more, without a width, while the next story takes its place.
checkStories(staffStorybook, (_story, message) =>
  /<rect> attribute width: A negative value/.test(message),
);
