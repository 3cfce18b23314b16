import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { ToastHost } from './ToastHost.tsx';
import { toastShown, type Toast } from './uiSlice.ts';

interface ShownToastsProps {
  readonly toasts: readonly Toast[];
}

function ShownToasts({ toasts }: ShownToastsProps) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    for (const toast of toasts) dispatch(toastShown(toast));
  }, [dispatch, toasts]);
  return <ToastHost />;
}

const meta = { component: ShownToasts, parameters: { draws: ['ToastHost'] } } satisfies Meta<
  typeof ShownToasts
>;

export default meta;
type Story = StoryObj<typeof meta>;

const saved: Toast = { id: '1', kind: 'success', content: { messageId: 'profile.deleted' } };
const rejected: Toast = {
  id: '2',
  kind: 'error',
  content: { html: 'Only <strong>three</strong> of stone-ground whole-wheat flour are left.' },
};

export const Success: Story = { args: { toasts: [saved] } };
export const Failure: Story = { args: { toasts: [rejected] } };
export const Several: Story = { args: { toasts: [saved, rejected] } };
