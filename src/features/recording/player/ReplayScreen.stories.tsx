import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { replayStates } from '../../../store/replayStates.ts';
import { sampleRecordingText } from '../../../testing/sampleRecording.ts';
import { RecordingNotRead } from './replay.ts';
import { ReplayScreen } from './ReplayScreen.tsx';

const meta = {
  component: ReplayScreen,
  args: {
    frameUrl: 'about:blank',
    textsOf: () => ({}),
    statesOf: replayStates,
    fetchByCode: async (code) => {
      if (code === 'SAMPLE') return sampleRecordingText();
      throw new RecordingNotRead('replay.code.unknown');
    },
    language: 'en',
    onLanguageChange: () => undefined,
  },
  parameters: {
    draws: [
      'ActionContent',
      'FactChangeList',
      'FailedCalls',
      'PlaybackControls',
      'RadioRow',
      'RecordingFactList',
      'RecordingOpener',
      'ReplayPanel',
      'Replayer',
      'StateChangeList',
      'StepList',
      'FramePane',
    ],
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ReplayScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Rejected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'UNKNOWN{Enter}');
  },
};
export const Loaded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'SAMPLE{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: /languageChanged/ }));
  },
};
