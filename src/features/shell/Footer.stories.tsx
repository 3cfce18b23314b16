import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { Footer } from './Footer.tsx';

const meta = {
  component: Footer,
  parameters: {
    draws: [
      'ContactLinks',
      'FooterTools',
      'Logo',
      'ReportButton',
      'ServicesStrip',
      'SocialLinks',
      'UsefulLinks',
    ],
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const NothingConfigured: Story = { parameters: { shop: { answers: { getConfig: {} } } } };
export const AddressNotSet: Story = {
  parameters: {
    shop: { answers: { getConfig: { store_name: 'Ridge & Root', store_address: 'Address' } } },
  },
};
