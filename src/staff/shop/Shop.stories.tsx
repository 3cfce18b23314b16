import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { StaffApp } from '../StaffApp.tsx';

const firstSteps = { address: '/staff/first-steps' };
const details = { address: '/staff/shop' };
const none = () => Promise.reject(new TypeError('Failed to fetch'));

const meta: Meta<typeof StaffApp> = {
  title: 'Staff/Shop',
  component: StaffApp,
  parameters: {
    draws: [
      'GatewaysPanel',
      'GatewaySection',
      'GatewayKeysForm',
      'GatewayTestButton',
      'FirstStepsScreen',
      'RemoveDemoDialog',
      'ShopForm',
      'ShopScreen',
      'StartPage',
    ],
    staff: firstSteps,
  },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

export const FirstSteps: Story = {};

export const Starting: Story = {
  parameters: {
    staff: {
      address: '/staff',
      answers: { getFirstSteps: () => new Promise<never>(() => undefined) },
    },
  },
};

export const FirstStepsOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const AllDone: Story = {
  parameters: {
    staff: {
      ...firstSteps,
      answers: {
        getFirstSteps: {
          steps: ['details', 'tax', 'product', 'delivery', 'payment'].map((name) => ({
            name,
            is_done: true,
          })),
          demo: null,
        },
      },
    },
  },
};

export const FirstStepsFailed: Story = {
  parameters: { staff: { ...firstSteps, answers: { getFirstSteps: none } } },
};

export const RemovingTheDemo: Story = {
  play: async () => {
    const name = /^(Remove demo content|Supprimer le contenu de démonstration)$/;
    await userEvent.click(await screen.findByRole('button', { name }));
    await screen.findByRole('dialog');
  },
};

export const Details: Story = { parameters: { staff: details } };

export const DetailsOnAPhone: Story = {
  parameters: { staff: details },
  globals: { viewport: { value: 'phone' } },
};

export const EnteringKeys: Story = {
  parameters: { staff: details },
  play: async () => {
    await userEvent.click(
      await screen.findByText(/^(Enter keys for|Saisir les clés de) Razorpay$/),
    );
    await screen.findByRole('form', { name: /Razorpay$/ });
  },
};

export const DetailsFailed: Story = {
  parameters: { staff: { ...details, answers: { getShopDetails: none } } },
};
