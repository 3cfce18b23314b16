import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import ListItemButton from '@mui/material/ListItemButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Recording, RecordedAction } from '../recording.ts';
import { timeText } from './timeText.ts';
import { timeOfStep } from './replay.ts';
import styles from './StepList.module.css';
import { stepSummary } from './stepSummary.ts';

interface Ended {
  readonly payload?: unknown;
  readonly meta?: {
    readonly condition?: boolean;
    readonly arg?: { readonly endpointName?: string };
  };
}

function isFailedAction(action: RecordedAction): boolean {
  const { payload, meta } = action as Ended;
  if (meta?.arg?.endpointName === undefined) return false;
  if (action.type.endsWith('/rejected')) return meta.condition !== true;
  if (!action.type.endsWith('/fulfilled')) return false;
  const { error } = (payload ?? {}) as { readonly error?: unknown };
  return payload === '' || Boolean(error);
}

export interface StepListProps {
  readonly recording: Recording;
  readonly step: number;
  readonly onStep: (step: number) => void;
}

interface ListedStep {
  readonly step: number;
  readonly type: string;
  readonly summary: string;
  readonly hasFailed: boolean;
}

function isFound({ type, summary }: ListedStep, words: string): boolean {
  return `${type} ${summary}`.toLowerCase().includes(words.trim().toLowerCase());
}

export function StepList({ recording, step, onStep }: StepListProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [words, setWords] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const all: ListedStep[] = [
    {
      step: 0,
      type: formatMessage({ id: 'replay.start' }),
      summary: recording.address,
      hasFailed: false,
    },
    ...recording.actions.map((action, at) => ({
      step: at + 1,
      type: action.type,
      summary: stepSummary(action),
      hasFailed: isFailedAction(action),
    })),
  ];
  const found = all.filter((listed) => isFound(listed, words));
  const shownAt = found.findIndex((listed) => listed.step === step);
  const stopAt = Math.max(shownAt, 0);

  useLayoutEffect(() => {
    const current = list.current?.children[shownAt]?.querySelector('button');
    if (!list.current || !current) return;
    const { offsetTop, offsetHeight } = current;
    const { scrollTop, clientHeight } = list.current;
    // `scrollIntoView` would scroll the page too.
    if (offsetTop < scrollTop) list.current.scrollTop = offsetTop;
    const below = offsetTop + offsetHeight - clientHeight;
    if (below > scrollTop) list.current.scrollTop = below;
    if (list.current.contains(document.activeElement)) current.focus({ preventScroll: true });
  }, [shownAt]);

  return (
    <>
      <FormControl fullWidth>
        <FormLabel htmlFor={id}>
          <FormattedMessage id="replay.filter.label" />
        </FormLabel>
        <OutlinedInput
          id={id}
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <FormHelperText role="status">
          <FormattedMessage
            id="replay.filter.count"
            values={{ found: found.length, all: all.length }}
          />
        </FormHelperText>
      </FormControl>
      <Paper
        component="ol"
        variant="outlined"
        ref={list}
        className={styles.list}
        aria-label={formatMessage({ id: 'replay.steps.title' })}
      >
        {found.map((listed, at) => (
          <li key={listed.step}>
            <ListItemButton
              component="button"
              selected={listed.step === step}
              className={styles.step}
              aria-current={listed.step === step ? 'step' : undefined}
              tabIndex={at === stopAt ? 0 : -1}
              onClick={() => onStep(listed.step)}
            >
              <span className={styles.time}>{timeText(timeOfStep(recording, listed.step))}</span>
              <span className={styles.type}>
                <span>{listed.type}</span>{' '}
                {listed.hasFailed && (
                  <Typography component="span" variant="inherit" color="error">
                    <FormattedMessage id="replay.step.failed" />
                  </Typography>
                )}
              </span>
              <span className={styles.summary}>{listed.summary}</span>
            </ListItemButton>
          </li>
        ))}
      </Paper>
    </>
  );
}
