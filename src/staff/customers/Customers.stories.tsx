import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { StaffApp } from '../StaffApp.tsx';

const address = '/staff/customers';
const ofCustomer = '/staff/customers/7';

const meta: Meta<typeof StaffApp> = {
  title: 'Staff/Customers',
  component: StaffApp,
  parameters: {
    draws: [
      'CustomersScreen',
      'CustomerListRow',
      'CustomerScreen',
      'CustomerOrders',
      'DeleteCustomerDialog',
    ],
    staff: { address },
  },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

export const List: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: { staff: { address, answers: { listCustomers: { total: 0, customers: [] } } } },
};

export const OneCustomer: Story = { parameters: { staff: { address: ofCustomer } } };

export const WithoutOrders: Story = {
  parameters: {
    staff: {
      address: ofCustomer,
      answers: {
        getStaffCustomer: { ...examples.getStaffCustomer.answer, orders: 0, addresses: [] },
        searchOrders: { total: 0, orders: [] },
      },
    },
  },
};

export const Unknown: Story = {
  parameters: {
    staff: {
      address: ofCustomer,
      answers: { getStaffCustomer: () => new Response('{}', { status: 404 }) },
    },
  },
};

export const Deleting: Story = {
  parameters: { staff: { address: ofCustomer } },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Delete customer|Supprimer le client)$/ }),
    );
    await screen.findByRole('dialog');
  },
};
