import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StaffApp } from '../StaffApp.tsx';

const address = '/staff/home';

const meta: Meta<typeof StaffApp> = {
  title: 'Staff/Home',
  component: StaffApp,
  parameters: { draws: ['HomeScreen', 'TodayFigures'], staff: { address } },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

export const Tasks: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const NothingToDo: Story = {
  parameters: {
    staff: {
      address,
      answers: {
        getStaffHome: { tasks: [], sales: null },
        getFirstSteps: { steps: [], demo: null },
      },
    },
  },
};

export const Failed: Story = {
  parameters: {
    staff: {
      address,
      answers: { getStaffHome: () => Promise.reject(new TypeError('Failed to fetch')) },
    },
  },
};
