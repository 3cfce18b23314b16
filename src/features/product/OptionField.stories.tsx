import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { optionOf, pictureOf, valueOf } from '../../testing/catalogData.ts';
import { OptionField } from './OptionField.tsx';

const values = [
  valueOf('11', 'Paper pouch', { picture: pictureOf('basmati-rice') }),
  valueOf('12', 'Cotton bag', { price: 40, picture: pictureOf('basmati-rice', 2) }),
];
const option = optionOf('1', 'select', {
  name: 'Packaging',
  required: true,
  product_option_value: values,
});

const meta = {
  component: OptionField,
  args: { option, choice: '11', isMissing: false, onChange: () => undefined },
} satisfies Meta<typeof OptionField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Select: Story = {};
export const Radio: Story = { args: { option: { ...option, type: 'radio' } } };
export const Checkbox: Story = {
  args: { option: { ...option, type: 'checkbox', required: false }, choice: ['11', '12'] },
};
export const Image: Story = { args: { option: { ...option, type: 'image' } } };
export const Text: Story = {
  args: {
    option: optionOf('2', 'text', { name: 'Message on the gift card' }),
    choice: 'With love',
  },
};
export const Missing: Story = { args: { choice: '', isMissing: true } };
export const RejectedByTheServer: Story = { args: { serverError: 'This choice is sold out.' } };
