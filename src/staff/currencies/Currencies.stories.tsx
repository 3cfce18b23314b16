import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { StaffApp } from '../StaffApp.tsx';

const address = '/staff/currencies';

const meta: Meta<typeof StaffApp> = {
  title: 'Staff/Currencies',
  component: StaffApp,
  parameters: {
    draws: ['CurrenciesScreen', 'CurrencyDialog', 'TaxPanel'],
    staff: { address },
  },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

export const Listed: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Failed: Story = {
  parameters: {
    staff: {
      address,
      answers: { listStaffCurrencies: () => Promise.reject(new TypeError('Failed to fetch')) },
    },
  },
};

const opened = (name: RegExp) => async () => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog');
};

export const Changing: Story = { play: opened(/EUR/) };

export const OfTheShop: Story = { play: opened(/INR/) };

export const Adding: Story = { play: opened(/^(Add currency|Ajouter une devise)$/) };
