import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pictureOf } from '../../testing/catalogData.ts';
import { pageOf } from '../../testing/contentData.ts';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import { ContentScreen } from './ContentScreen.tsx';

const meta = {
  component: ContentScreen,
  args: { params: { handle: 'privacy-policy' } },
  parameters: {
    layout: 'fullscreen',
    shop: { address: '/info/privacy-policy', answers: { getContentPage: pageOf() } },
  },
} satisfies Meta<typeof ContentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const WithPicture: Story = {
  parameters: { shop: { answers: { getContentPage: pageOf({ picture: pictureOf('rice') }) } } },
};
export const Failed: Story = {
  parameters: { shop: { answers: { getContentPage: failing } } },
};
export const Loading: Story = { parameters: { shop: { answers: { getContentPage: unanswered } } } };
