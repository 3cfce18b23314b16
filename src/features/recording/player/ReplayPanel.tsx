import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../../../lib/classNames.ts';
import { ActionContent } from './ActionContent.tsx';
import { FactChangeList } from './FactChangeList.tsx';
import { FailedCalls } from './FailedCalls.tsx';
import { PlaybackControls } from './PlaybackControls.tsx';
import { RecordingFactList } from './RecordingFactList.tsx';
import type { Replay } from './replay.ts';
import { showReplayLink } from './replayLink.ts';
import { StateChangeList } from './StateChangeList.tsx';
import { StepList } from './StepList.tsx';
import { FramePane } from './FramePane.tsx';
import styles from './ReplayPanel.module.css';
import { usePlayback } from './usePlayback.ts';
import { useStepKeys } from './useStepKeys.ts';

export interface ReplayPanelProps {
  readonly replay: Replay;
  readonly frameUrl: string;
  readonly textsOf: (state: object) => object;
  readonly code?: string | undefined;
  readonly firstStep?: number | undefined;
}

const NOTHING = {};

export function ReplayPanel({ replay, code, firstStep, frameUrl, textsOf }: ReplayPanelProps) {
  const { recording, states } = replay;
  const { formatMessage } = useIntl();
  const playback = usePlayback(recording, firstStep);
  const { step } = playback;
  const timeline = useRef<HTMLElement>(null);
  useStepKeys(timeline, playback);
  useEffect(() => {
    if (code !== undefined) showReplayLink({ code, step });
  }, [code, step]);
  const state = states[step] ?? NOTHING;
  const snapshot = useMemo(
    () => ({ kind: 'show' as const, step, state, texts: textsOf(state) }),
    [step, state, textsOf],
  );
  return (
    <div className={styles.layout}>
      <div className={styles.tools}>
        <Paper
          component="section"
          variant="outlined"
          ref={timeline}
          className={styles.panel}
          aria-label={formatMessage({ id: 'replay.timeline.title' })}
        >
          <PlaybackControls recording={recording} playback={playback} />
          <StepList recording={recording} step={step} onStep={playback.jumpTo} />
        </Paper>
        <Paper component="section" variant="outlined" className={styles.panel}>
          <Typography variant="h5" component="h2">
            <FormattedMessage id="replay.changes.title" />
          </Typography>
          <ActionContent action={recording.actions[step - 1]} />
          <FactChangeList before={states[step - 1]} after={state} />
          <StateChangeList before={states[step - 1]} after={state} />
        </Paper>
        <Paper
          component="section"
          variant="outlined"
          className={classNames(styles.panel, styles.aside)}
        >
          <Typography variant="h5" component="h2">
            <FormattedMessage id="replay.facts.title" />
          </Typography>
          <RecordingFactList recording={recording} />
          <FailedCalls calls={recording.failedCalls} />
        </Paper>
      </div>
      <FramePane recording={recording} snapshot={snapshot} frameUrl={frameUrl} />
    </div>
  );
}
