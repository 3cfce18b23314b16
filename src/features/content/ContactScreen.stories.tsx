import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pageOf } from '../../testing/contentData.ts';
import { Started } from '../../testing/Started.tsx';
import { failing } from '../../testing/missingAnswers.ts';
import { ContactScreen } from './ContactScreen.tsx';

const meta = {
  component: ContactScreen,
  args: { params: {} },
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
  parameters: {
    draws: ['ContactForm'],
    layout: 'fullscreen',
    shop: {
      address: '/info/contact',
      answers: { getContentPage: pageOf({ title: 'Contact', lead: 'A person answers.' }) },
    },
  },
} satisfies Meta<typeof ContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const InFrench: Story = { globals: { language: 'fr' } };
export const WithoutText: Story = {
  parameters: { shop: { answers: { getContentPage: failing } } },
};
