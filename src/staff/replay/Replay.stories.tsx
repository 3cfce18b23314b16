import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect, useRef, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { readRecording } from '../../features/support/recording.ts';
import { sampleStaffRecordingText } from '../../testing/sampleStaffRecording.ts';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import english from '../../../translations/en.json' with { type: 'json' };
import staffEnglish from '../../../translations/staff/en.json' with { type: 'json' };
import french from '../../../translations/fr.json' with { type: 'json' };
import staffFrench from '../../../translations/staff/fr.json' with { type: 'json' };
import { StaffApp } from '../StaffApp.tsx';
import type { StaffState } from '../staffReducer.ts';
import { replayStaffStates } from '../support/replayStaffStates.ts';
import { ReplayedCounter } from './ReplayedCounter.tsx';

/** The files of texts, which the page reads by itself. */
const FILES: Readonly<Record<string, object>> = {
  '/assets/i18n/en.json': english,
  '/assets/i18n/fr.json': french,
  '/staff/assets/i18n/en.json': staffEnglish,
  '/staff/assets/i18n/fr.json': staffFrench,
};

const meta: Meta<typeof StaffApp> = {
  title: 'Counter/Recordings',
  component: StaffApp,
  parameters: {
    draws: ['StaffReplayScreen', 'ReplayedCounter'],
    counter: { address: '/staff/replay' },
  },
  beforeEach: () => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const file = typeof input === 'string' ? FILES[input] : undefined;
      return file ? Response.json(file) : fetch(input, init);
    };
    return () => {
      window.fetch = fetch;
    };
  },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

export const Empty: Story = {};

const session = examples.getStaffSession.answer;

export const NotAllowed: Story = {
  parameters: {
    counter: {
      address: '/staff/replay',
      answers: {
        getStaffSession: {
          ...session,
          permissions: session.permissions.filter((one) => one !== 'recordings.read'),
        },
      },
    },
  },
};

async function sampleState(): Promise<StaffState | undefined> {
  const outcome = readRecording(await sampleStaffRecordingText());
  return 'recording' in outcome ? replayStaffStates(outcome.recording).at(-2) : undefined;
}

/** What stands in a document of its own: it has a router, and so has the counter around every story. */
function OwnPage({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(null);
  useEffect(() => {
    if (!element.current) return undefined;
    const created = createRoot(element.current);
    root.current = created;
    // Not while the page around it is rendered.
    return () => void setTimeout(() => created.unmount());
  }, []);
  useEffect(() => root.current?.render(children), [children]);
  return <div ref={element} />;
}

/** An order, in French, without whose it is. */
export const Snapshot: Story = {
  loaders: [async () => ({ state: await sampleState() })],
  render: (_args, { loaded }) => (
    <OwnPage>
      <ReplayedCounter
        state={(loaded as { state: StaffState }).state}
        texts={{ ...french, ...staffFrench }}
      />
    </OwnPage>
  ),
};
