import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect, type ReactNode } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { offlinePagesFound } from '../ui/uiSlice.ts';
import { OfflineScreen } from './OfflineScreen.tsx';

const PAGES = ['Shop', 'Oat cookies', 'Fresh fruits', 'Contact'].map((title, at) => ({
  path: `/seen/${at}`,
  title,
}));

function Seen({ children }: { readonly children: ReactNode }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const timer = setTimeout(() => dispatch(offlinePagesFound(PAGES)), 100);
    return () => clearTimeout(timer);
  }, [dispatch]);
  return children;
}

const meta = {
  component: OfflineScreen,
  args: { params: {} },
  parameters: { layout: 'fullscreen', shop: { address: '/info/offline?from=%2Fblog' } },
} satisfies Meta<typeof OfflineScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSeen: Story = {};
export const SomeSeen: Story = {
  decorators: [
    (Story) => (
      <Seen>
        <Story />
      </Seen>
    ),
  ],
};
