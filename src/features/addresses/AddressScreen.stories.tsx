import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import { AddressScreen } from './AddressScreen.tsx';

const meta = {
  component: AddressScreen,
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
  parameters: {
    draws: ['AddressForm', 'AddressList', 'PlaceFields', 'PostcodeField'],
    shop: { address: '/account/address', answers: { getLoginStatus: { logged: true } } },
  },
} satisfies Meta<typeof AddressScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const InFrench: Story = { globals: { language: 'fr' } };
export const Empty: Story = {
  parameters: {
    shop: {
      address: '/account/address',
      answers: { getLoginStatus: { logged: true }, listAddresses: { addresses: [] } },
    },
  },
};
export const Adding: Story = {
  parameters: {
    shop: { address: '/account/address?edit=new', answers: { getLoginStatus: { logged: true } } },
  },
};
export const Failed: Story = {
  parameters: {
    shop: {
      address: '/account/address',
      answers: {
        getLoginStatus: { logged: true },
        listAddresses: failing,
      },
    },
  },
};
export const Loading: Story = { parameters: { shop: { answers: { listAddresses: unanswered } } } };
