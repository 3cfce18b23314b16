import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SearchField } from './SearchField.tsx';

const meta = {
  component: SearchField,
  args: { label: 'Search the shop' },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { parameters: { shop: { address: '/search?search=wild+rice' } } };
export const LongTerm: Story = {
  parameters: {
    shop: { address: `/search?search=${'stone-ground+whole+wheat+atta+'.repeat(4)}` },
  },
};
