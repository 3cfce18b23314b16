import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { RecordingOpener } from './RecordingOpener.tsx';
import type { Replay, StatesOf } from './replay.ts';
import { ReplayPanel } from './ReplayPanel.tsx';
import styles from './ReplayScreen.module.css';
import type { ReplayEnvironment } from './replayEnvironment.ts';

export interface ReplayerProps extends ReplayEnvironment {
  readonly statesOf: StatesOf;
  /** Text of the recording's file with that code. Rejects with RecordingNotRead */
  readonly fetchByCode: (code: string) => Promise<string>;
  /** Id of what stands there before one is opened */
  readonly emptyId: string;
}

/** Opens a recording, and shows what was seen in each snapshot of it. */
export function Replayer(props: ReplayerProps) {
  const { app, statesOf, fetchByCode, emptyId, frame, textsOf } = props;
  const [opened, setOpened] = useState<{ readonly replay: Replay; readonly count: number }>();
  const open = (replay: Replay) => setOpened({ replay, count: (opened?.count ?? 0) + 1 });
  return (
    <div className={styles.replayer}>
      <RecordingOpener app={app} statesOf={statesOf} fetchByCode={fetchByCode} onOpen={open} />
      {opened ? (
        <ReplayPanel key={opened.count} replay={opened.replay} frame={frame} textsOf={textsOf} />
      ) : (
        <Typography color="textSecondary" align="center" className={styles.empty}>
          <FormattedMessage id={emptyId} />
        </Typography>
      )}
    </div>
  );
}
