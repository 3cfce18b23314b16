import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Recording } from '../recording.ts';
import type { SnapshotMessage } from './frameMessages.ts';
import { timeText } from './timeText.ts';
import { timeOfStep } from './replay.ts';
import { RadioRow } from './RadioRow.tsx';
import styles from './FramePane.module.css';
import { useReplayFrame } from './useReplayFrame.ts';

export interface FramePaneProps {
  readonly recording: Recording;
  readonly snapshot: SnapshotMessage;
  readonly frameUrl: string;
}

const WIDTHS = ['360', '768', 'full'] as const;
type Width = (typeof WIDTHS)[number];

const WIDTH_CLASSES = { '360': styles.phone, '768': styles.tablet, full: styles.full } as const;

export function FramePane({ recording, snapshot, frameUrl }: FramePaneProps) {
  const { formatMessage } = useIntl();
  const [width, setWidth] = useState<Width>('full');
  const title = formatMessage({ id: 'replay.storefront.title' });
  const { element, status } = useReplayFrame(snapshot);
  return (
    <section className={styles.pane} aria-label={title}>
      <div className={styles.bar}>
        <p>
          <strong>
            <FormattedMessage id="replay.storefront.notice" />
          </strong>{' '}
          <span className={styles.time}>{timeText(timeOfStep(recording, snapshot.step))}</span>
        </p>
        <RadioRow
          label={formatMessage({ id: 'replay.width.title' })}
          value={width}
          options={WIDTHS.map((value) => ({
            value,
            text: value === 'full' ? formatMessage({ id: 'replay.width.full' }) : `${value} px`,
          }))}
          onChange={setWidth}
          className={styles.widths}
        />
      </div>
      <div role="status">
        {status === 'broken' && (
          <Alert severity="warning" icon={false} role="none">
            <FormattedMessage id="replay.storefront.broken" />
          </Alert>
        )}
      </div>
      <div className={styles.ground}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its own policy forbids more than one could */}
        <iframe
          ref={element}
          src={frameUrl}
          className={WIDTH_CLASSES[width]}
          title={title}
          aria-busy={status === 'loading'}
        />
      </div>
    </section>
  );
}
