import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { StaffApp } from '../StaffApp.tsx';

const address = '/staff/currencies';

const taxes = examples.getTaxes.answer;
const inDelhi = {
  day: '2026-04-01',
  country_id: 'IN',
  zone_id: 'IN-DL',
  percent: 0,
  is_planned: false,
};
const food = { class_id: '2', name: 'Food', products: 12, rates: [inDelhi] };

const meta: Meta<typeof StaffApp> = {
  title: 'Staff/Currencies',
  component: StaffApp,
  parameters: {
    draws: [
      'StoreCurrencyForm',
      'AddTaxClassForm',
      'CurrenciesScreen',
      'CurrencyDialog',
      'TaxClassForm',
      'TaxClassSection',
      'TaxPanel',
      'TaxPlaceFields',
      'TaxPolicyForm',
      'TaxRateForm',
      'TaxRateRow',
    ],
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

export const ChangingTaxes: Story = {
  parameters: {
    staff: { address, answers: { getTaxes: { ...taxes, classes: [...taxes.classes, food] } } },
  },
  play: async () => {
    await userEvent.click(await screen.findByText(/^(Change|Modifier) Food$/));
    await screen.findByRole('form', { name: /Food$/ });
  },
};

export const TaxesFailed: Story = {
  parameters: {
    staff: {
      address,
      answers: { getTaxes: () => Promise.reject(new TypeError('Failed to fetch')) },
    },
  },
};
