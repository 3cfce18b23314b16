import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pageOf } from '../../testing/contentData.ts';
import { failing } from '../../testing/missingAnswers.ts';
import { ComingSoonScreen } from './ComingSoonScreen.tsx';

const meta = {
  component: ComingSoonScreen,
  args: { params: {} },
  parameters: {
    layout: 'fullscreen',
    shop: {
      answers: {
        getContentPage: pageOf({
          title: 'Something is growing here',
          html: '<p>The shop is open as ever.</p>',
        }),
      },
    },
  },
} satisfies Meta<typeof ComingSoonScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const WithoutText: Story = {
  parameters: { shop: { answers: { getContentPage: failing } } },
};
