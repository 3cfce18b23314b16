import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from '../../api/api.ts';
import type { OwnSession } from '../../api/endpoints.gen.ts';
import { FormMessage } from '../../components/state/FormMessage.tsx';
import { useFocusHandover } from '../../components/useFocusHandover.ts';
import { useWriteOutcome } from '../../forms/useWriteOutcome.ts';
import { QueryView } from './QueryView.tsx';
import { useDeviceName } from '../../components/useDeviceName.ts';
import styles from '../../components/CardList.module.css';

export function SessionList() {
  return (
    <QueryView query={useListSessionsQuery()}>
      {({ sessions = [] }) => <Sessions sessions={sessions} />}
    </QueryView>
  );
}

function Sessions({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const [end, ending] = useEndSessionMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const outcome = useWriteOutcome(endingOthers.isUninitialized ? ending : endingOthers);
  const isBusy = ending.isLoading || endingOthers.isLoading;
  const hasOthers = sessions.some((session) => !session.is_current);
  const list = useRef<HTMLUListElement>(null);
  const focusList = () => list.current?.focus();
  return (
    <>
      <ul className={styles.list} ref={list} tabIndex={-1}>
        {sessions.map((session) => (
          <SessionCard
            key={session.session_id}
            session={session}
            isBusy={isBusy}
            onEnd={() => {
              endingOthers.reset();
              void end({ sessionKeyForm: { session_id: session.session_id } });
            }}
            onFocusLost={focusList}
          />
        ))}
      </ul>
      <FormMessage outcome={outcome} />
      {hasOthers && (
        <EndOthers
          isBusy={isBusy}
          onEnd={() => void endOthers({ emptyForm: {} })}
          onFocusLost={focusList}
        />
      )}
    </>
  );
}

interface EndProps {
  readonly isBusy: boolean;
  readonly onEnd: () => void;
  readonly onFocusLost: () => void;
}

function EndOthers({ isBusy, onEnd, onFocusLost }: EndProps) {
  const line = useFocusHandover<HTMLParagraphElement>(onFocusLost);
  return (
    <p ref={line}>
      <Button
        variant="outlined"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) onEnd();
        }}
      >
        <FormattedMessage id="sessions.endOthers" />
      </Button>
    </p>
  );
}

interface SessionCardProps extends EndProps {
  readonly session: OwnSession;
}

function SessionCard({ session, isBusy, onEnd, onFocusLost }: SessionCardProps) {
  const { formatMessage, formatDate } = useIntl();
  const { started_at, last_used_at, is_current: isCurrent } = session;
  const name = useDeviceName(session);
  const card = useFocusHandover<HTMLLIElement>(onFocusLost);
  const time = (date: string) => formatDate(date, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card component="li" variant="outlined" className={styles.card} ref={card}>
      {isCurrent && (
        <Chip label={formatMessage({ id: 'sessions.current' })} className={styles.mark} />
      )}
      <Typography variant="h5" component="h3" className={styles.name}>
        {name}
      </Typography>
      <p>
        <FormattedMessage id="sessions.started" values={{ date: time(started_at) }} />
        <br />
        <FormattedMessage id="sessions.used" values={{ date: time(last_used_at) }} />
      </p>
      {!isCurrent && (
        <CardActions>
          <Button
            variant="outlined"
            aria-label={formatMessage({ id: 'sessions.endNamed' }, { name })}
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) onEnd();
            }}
          >
            <FormattedMessage id="sessions.end" />
          </Button>
        </CardActions>
      )}
    </Card>
  );
}
