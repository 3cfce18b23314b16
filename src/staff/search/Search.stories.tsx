import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { StaffApp } from '../StaffApp.tsx';

const meta: Meta<typeof StaffApp> = {
  title: 'Staff/Search',
  component: StaffApp,
  parameters: {
    draws: ['SearchButton', 'SearchDialog'],
    staff: { address: '/staff/coupons' },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', {
      name: /^(Order, customer, product or page|Commande, client, produit ou page)$/,
    });
    await userEvent.type(field, 'meera');
    await screen.findByRole('option', { name: /#1042/ });
  },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

export const Results: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
