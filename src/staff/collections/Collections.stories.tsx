import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { StaffApp } from '../StaffApp.tsx';

const address = '/staff/collections';

const meta: Meta<typeof StaffApp> = {
  title: 'Staff/Collections',
  component: StaffApp,
  parameters: {
    draws: ['CollectionsScreen', 'CollectionDialog'],
    staff: { address },
  },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

export const Listed: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: { staff: { address, answers: { listEditedCollections: { collections: [] } } } },
};

export const Failed: Story = {
  parameters: {
    staff: {
      address,
      answers: { listEditedCollections: () => Promise.reject(new TypeError('Failed to fetch')) },
    },
  },
};

const opened = (name: RegExp) => async () => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog');
};

export const Changing: Story = { play: opened(/^(Edit|Modifier) Grains/) };

export const Deleting: Story = { play: opened(/^(Delete|Supprimer) Teas/) };

export const Adding: Story = { play: opened(/^(Add collection|Ajouter une collection)$/) };
