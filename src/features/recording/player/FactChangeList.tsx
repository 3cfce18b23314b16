import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './FactChangeList.module.css';
import { factChanges, type FactChange, type FactValue } from './stateFacts.ts';

export interface FactChangeListProps {
  readonly before: object | undefined;
  readonly after: object;
}

export function FactChangeList({ before, after }: FactChangeListProps) {
  const { formatMessage } = useIntl();
  const changes = useMemo(() => (before ? factChanges(before, after) : []), [before, after]);
  if (changes.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={formatMessage({ id: 'replay.facts.changed' })}>
      {changes.map((change) => (
        <li key={change.id}>
          <ChangeText {...change} />
        </li>
      ))}
    </ul>
  );
}

function ChangeText({ labelId, subject, before, after }: FactChange) {
  const { formatMessage } = useIntl();
  const textOf = (value: FactValue | undefined) => {
    if (value === undefined) return subject === undefined ? '–' : '0';
    return typeof value === 'string' ? value : formatMessage({ id: value.messageId }, value.values);
  };
  const values = {
    label: formatMessage({ id: labelId }),
    before: textOf(before),
    after: textOf(after),
    subject: subject ?? '',
  };
  return <FormattedMessage id="replay.fact.change" values={values} />;
}
