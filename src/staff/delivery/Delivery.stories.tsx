import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { problem } from '../../testing/problem.ts';
import { StaffApp } from '../StaffApp.tsx';

const address = '/staff/delivery';

const meta: Meta<typeof StaffApp> = {
  title: 'Staff/Delivery',
  component: StaffApp,
  parameters: {
    draws: [
      'DeliveryScreen',
      'MethodList',
      'SlotDays',
      'ClosedDays',
      'SlotCapacityDialog',
      'DeliveryMethodScreen',
      'MethodForm',
      'PlacesPanel',
      'ManyField',
      'WindowsPanel',
      'WindowFields',
    ],
    staff: { address },
  },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

export const Overview: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: {
    staff: {
      address,
      answers: { listStaffDeliveryMethods: { methods: [] }, listDeliverySlots: { slots: [] } },
    },
  },
};

export const Failed: Story = {
  parameters: {
    staff: {
      address,
      answers: { listDeliverySlots: () => Promise.reject(new TypeError('Failed to fetch')) },
    },
  },
};

export const TooFew: Story = {
  parameters: {
    staff: {
      address,
      answers: {
        changeDeliverySlot: () =>
          problem(422, 'Check the highlighted fields.', {
            capacity: 'This slot already has 12 orders. Enter 12 or more.',
          }),
      },
    },
  },
  play: async () => {
    const [button] = await screen.findAllByRole('button', {
      name: /^(Edit capacity|Modifier la capacité)/,
    });
    if (button) await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.click(await screen.findByRole('button', { name: /^(Save|Enregistrer)$/ }));
    await screen.findByText(/^This slot already has 12 orders/);
  },
};

export const Edited: Story = { parameters: { staff: { address: `${address}/1` } } };

export const EditedOnAPhone: Story = {
  parameters: { staff: { address: `${address}/1` } },
  globals: { viewport: { value: 'phone' } },
};

export const New: Story = { parameters: { staff: { address: `${address}/new` } } };

export const Unknown: Story = { parameters: { staff: { address: `${address}/99` } } };
