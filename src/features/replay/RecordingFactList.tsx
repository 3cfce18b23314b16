import { FormattedDate, FormattedMessage } from 'react-intl';
import type { Recording } from '../support/recording.ts';
import styles from './ReplayPanel.module.css';

export interface RecordingFactListProps {
  readonly recording: Recording;
}

/** When, where and with what it was recorded. */
export function RecordingFactList({ recording }: RecordingFactListProps) {
  const { recordedAt, language, address, shopVersion, browser } = recording;
  const recorded = (
    <FormattedDate value={recordedAt} dateStyle="medium" timeStyle="medium" timeZone="UTC" />
  );
  return (
    <dl className={styles.facts}>
      <dt>
        <FormattedMessage id="replay.facts.recordedAt" />
      </dt>
      <dd>{recorded} UTC</dd>
      <dt>
        <FormattedMessage id="replay.facts.address" />
      </dt>
      <dd>{address}</dd>
      <dt>
        <FormattedMessage id="replay.facts.language" />
      </dt>
      <dd>{language}</dd>
      <dt>
        <FormattedMessage id="replay.facts.version" />
      </dt>
      <dd>{shopVersion}</dd>
      <dt>
        <FormattedMessage id="replay.facts.browser" />
      </dt>
      <dd>{browser}</dd>
    </dl>
  );
}
