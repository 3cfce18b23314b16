import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { stateChanges, type StateChange } from './stateChanges.ts';
import styles from './StateChangeList.module.css';

export interface StateChangeListProps {
  readonly before: object | undefined;
  readonly after: object;
}

/** Maximum number of changes shown; a longer list would slow the page down. */
const MOST_SHOWN = 100;

const KIND_IDS = {
  added: 'replay.change.added',
  removed: 'replay.change.removed',
  changed: 'replay.change.changed',
} as const;

export function StateChangeList({ before, after }: StateChangeListProps) {
  const { formatMessage } = useIntl();
  const changes = useMemo(() => before && stateChanges(before, after), [before, after]);
  if (!changes) return null;
  if (changes.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage id="replay.changes.none" />
      </Typography>
    );
  }
  return (
    <>
      <ul
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className={styles.list}
        aria-label={formatMessage({ id: 'replay.changes.title' })}
      >
        {changes.slice(0, MOST_SHOWN).map((change) => (
          <Change key={change.path} {...change} />
        ))}
      </ul>
      {changes.length > MOST_SHOWN && (
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage
            id="replay.changes.more"
            values={{ count: changes.length - MOST_SHOWN }}
          />
        </Typography>
      )}
    </>
  );
}

function Change({ kind, path, before, after }: StateChange) {
  return (
    <li className={styles.change}>
      <p>
        <span className={styles.kind}>
          <FormattedMessage id={KIND_IDS[kind]} />
        </span>{' '}
        <code className={styles.path}>{path}</code>
      </p>
      {before !== undefined && (
        <pre className={styles.value}>
          <del>{before}</del>
        </pre>
      )}
      {after !== undefined && (
        <pre className={styles.value}>
          <ins>{after}</ins>
        </pre>
      )}
    </li>
  );
}
