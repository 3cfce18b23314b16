import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChoiceList } from './ChoiceList.tsx';

const field = {
  id: 'way',
  name: 'way',
  value: 'parcel',
  onChange: () => undefined,
  onBlur: () => undefined,
  error: undefined,
};

const meta = {
  component: ChoiceList,
  args: {
    field,
    legend: 'Delivery method',
    choices: [
      { value: 'home', title: 'Home delivery', aside: '₹ 49.00/-', hint: 'In hours you choose.' },
      { value: 'parcel', title: 'Parcel', aside: '₹ 79.00/-', hint: 'In two to four days.' },
      { value: 'drone', title: 'Drone', hint: 'Grounded today.', isDisabled: true },
    ],
  },
} satisfies Meta<typeof ChoiceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Invalid: Story = {
  args: { field: { ...field, value: '', error: 'Choose a delivery method' } },
};
