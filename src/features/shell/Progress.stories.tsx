import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { api } from '../../api/api.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { startupEnded } from '../session/sessionSlice.ts';
import { navigationStarted } from '../ui/locationSlice.ts';
import { unanswered } from '../../testing/missingAnswers.ts';
import { Progress } from './Progress.tsx';
import { StartMark } from './StartMark.tsx';

interface ProgressOfProps {
  readonly work: 'start' | 'request' | 'navigation';
}

function ProgressOf({ work }: ProgressOfProps) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (work !== 'start') dispatch(startupEnded());
    if (work === 'request') void dispatch(api.endpoints.getCart.initiate());
    if (work === 'navigation') dispatch(navigationStarted('/shop'));
  }, [dispatch, work]);
  return <Progress />;
}

const meta = {
  component: ProgressOf,
  parameters: {
    draws: ['StartMark'],
    shop: { answers: { getCart: unanswered } },
  },
} satisfies Meta<typeof ProgressOf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = { args: { work: 'start' } };
export const StartOfRenderedPage: Story = { args: { work: 'start' }, render: () => <StartMark /> };
export const Request: Story = { args: { work: 'request' } };
export const Navigation: Story = { args: { work: 'navigation' } };
