import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect, type ReactNode } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { queuedCartAddsRead } from '../cart/cartSlice.ts';
import type { QueuedCartAdd } from '../cart/add/queuedCartAdd.ts';
import { connectivityChanged } from '../ui/uiSlice.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

const ADD: QueuedCartAdd = {
  key: 'an-add',
  form: { product_id: '41', quantity: 1 },
  name: 'Red rice',
  since: 0,
};

interface OfflineShellProps {
  readonly waiting: readonly QueuedCartAdd[];
  readonly children: ReactNode;
}

function OfflineShell({ waiting, children }: OfflineShellProps) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(connectivityChanged(false));
    dispatch(queuedCartAddsRead([...waiting]));
  }, [dispatch, waiting]);
  return children;
}

const without = (waiting: readonly QueuedCartAdd[]): Story['decorators'] => [
  (Story) => (
    <OfflineShell waiting={waiting}>
      <Story />
    </OfflineShell>
  ),
];

const meta = {
  component: OfflineBanner,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = { decorators: without([]) ?? [] };
export const AddsWait: Story = { decorators: without([ADD, { ...ADD, key: 'another' }]) ?? [] };
