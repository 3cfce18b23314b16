import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NutritionTable } from './NutritionTable.tsx';

const meta = {
  component: NutritionTable,
  args: {
    nutrition: {
      energy_kj: 1480,
      energy_kcal: 352,
      fat: 2.7,
      saturates: 0.6,
      carbohydrate: 72,
      sugars: 0.8,
      fibre: 4.1,
      protein: 7.9,
      salt: 0.01,
    },
  },
} satisfies Meta<typeof NutritionTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RedRice: Story = {};

export const AsInIndia: Story = {
  args: {
    nutrition: {
      ...meta.args.nutrition,
      trans_fat: 0.02,
      cholesterol_mg: 4,
      per: 'g',
      as_on_label: true,
    },
  },
};
