import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { Recording } from '../recording.ts';
import styles from './ReplayPanel.module.css';

export interface RecordingFactListProps {
  readonly recording: Recording;
}

export function RecordingFactList({ recording }: RecordingFactListProps) {
  const { recordedAt, language, address, shopVersion, browser } = recording;
  const recorded = (
    <FormattedDate value={recordedAt} dateStyle="medium" timeStyle="medium" timeZone="UTC" />
  );
  const facts = {
    'replay.facts.recordedAt': (
      <>
        {recorded} <span>UTC</span>
      </>
    ),
    'replay.facts.address': address,
    'replay.facts.language': language,
    'replay.facts.version': shopVersion,
    'replay.facts.browser': browser,
  };
  return (
    <Typography component="dl" variant="body2" className={styles.facts}>
      {Object.entries(facts).map(([id, fact]) => (
        <Fragment key={id}>
          <Typography component="dt" variant="inherit" color="textSecondary">
            <FormattedMessage id={id} />
          </Typography>
          <dd>{fact}</dd>
        </Fragment>
      ))}
    </Typography>
  );
}
