import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { RecordingOpener } from './RecordingOpener.tsx';
import type { Replay, StatesOf } from './replay.ts';
import { hideReplayLink, readReplayLink } from './replayLink.ts';
import { ReplayPanel } from './ReplayPanel.tsx';
import styles from './ReplayScreen.module.css';

export interface ReplayerProps {
  readonly statesOf: StatesOf;
  readonly fetchByCode: (code: string) => Promise<string>;
  readonly frameUrl: string;
  readonly textsOf: (state: object) => object;
}

interface Opened {
  readonly replay: Replay;
  readonly code: string | undefined;
}

export function Replayer(props: ReplayerProps) {
  const [links, setLinks] = useState(0);
  useEffect(() => {
    const follow = () => setLinks((count) => count + 1);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return <LinkedReplayer key={links} {...props} />;
}

function LinkedReplayer(props: ReplayerProps) {
  const { statesOf, fetchByCode, frameUrl, textsOf } = props;
  const [link] = useState(() => readReplayLink(window.location.hash));
  const [opened, setOpened] = useState<Opened & { readonly count: number }>();
  const open = (replay: Replay, code?: string) => {
    if (code === undefined) hideReplayLink();
    setOpened((earlier) => ({ replay, code, count: (earlier?.count ?? 0) + 1 }));
  };
  return (
    <div className={styles.replayer}>
      <RecordingOpener
        statesOf={statesOf}
        fetchByCode={fetchByCode}
        linkedCode={link?.code}
        onOpen={open}
      />
      {opened ? (
        <ReplayPanel
          key={opened.count}
          replay={opened.replay}
          code={opened.code}
          firstStep={opened.count === 1 && opened.code === link?.code ? link?.step : undefined}
          frameUrl={frameUrl}
          textsOf={textsOf}
        />
      ) : (
        <Typography color="textSecondary" align="center" className={styles.empty}>
          <FormattedMessage id="replay.empty" />
        </Typography>
      )}
    </div>
  );
}
