import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../../testing/Started.tsx';
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
export const OwnWords: Story = {
  parameters: {
    shop: {
      answers: {
        getConfig: {
          store_name: 'Hill Pantry',
          footer: {
            about_text: 'Two friends and a cart.',
            about_link: '/info/about-us',
            chat_text: 'Mornings only.',
            credit: 'Drawn by a neighbour',
            services: [{ name: 'shipping', title: 'By bicycle', text: 'Within the town' }],
            links: [{ path: '/info/imprint', title: 'Imprint' }],
          },
        },
      },
    },
  },
};
export const NothingWritten: Story = {
  parameters: {
    shop: {
      answers: {
        getConfig: {
          store_name: 'Hill Pantry',
          footer: {
            about_text: '',
            about_link: '',
            chat_text: '',
            credit: '',
            services: [],
            links: [],
          },
        },
      },
    },
  },
};
export const AddressNotSet: Story = {
  parameters: {
    shop: { answers: { getConfig: { store_name: 'Ridge & Root', store_address: 'Address' } } },
  },
};
