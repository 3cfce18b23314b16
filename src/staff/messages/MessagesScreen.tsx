import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useListFailedMailsQuery, useListMessagesQuery } from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { useStaffDispatch, useStaffSelector } from '../staffHooks.ts';
import { oneOf, withFilter } from '../ui/pageQuery.ts';
import { dialogClosed, selectDialog } from '../ui/staffUiSlice.ts';
import { messageViewTexts } from '../ui/textIds.ts';
import { FailedMailList } from './FailedMailList.tsx';
import { MessageItem } from './MessageItem.tsx';
import { NoteDialog } from './NoteDialog.tsx';

const VIEWS = ['open', 'answered', 'failed'] as const;

type View = (typeof VIEWS)[number];

interface MessageListProps {
  readonly view: Exclude<View, 'failed'>;
  readonly beyond?: string;
}

function MessageList({ view, beyond }: MessageListProps) {
  const [isFollowed, setIsFollowed] = useState(false);
  const { data, error, isFetching, refetch } = useListMessagesQuery({
    view,
    ...(beyond !== undefined && { beyond }),
  });
  if (!data && isFetching) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  const last = data.messages.at(-1);
  return (
    <>
      {data.messages.length === 0 && beyond === undefined && (
        <Typography sx={{ p: 2 }}>
          <FormattedMessage id={messageViewTexts[view].none} />
        </Typography>
      )}
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }} aria-busy={isFetching}>
        {data.messages.map((message) => (
          <MessageItem key={message.id} message={message} />
        ))}
      </Stack>
      {data.has_more && !isFollowed && (
        <Button onClick={() => setIsFollowed(true)} sx={{ m: 2 }}>
          <FormattedMessage id="staff.messages.more" />
        </Button>
      )}
      {isFollowed && last && <MessageList view={view} beyond={last.id} />}
    </>
  );
}

export function MessagesScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const dialog = useStaffSelector(selectDialog);
  const [query, setQuery] = useSearchParams();
  const view = oneOf(VIEWS, query.get('view')) ?? 'open';
  const { data: failed } = useListFailedMailsQuery();
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.menu.messages' })}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          onChange={(_event, next: View | null) => {
            if (next !== null) setQuery(withFilter(query, { view: next === 'open' ? '' : next }));
          }}
          aria-label={formatMessage({ id: 'staff.messages.view' })}
        >
          {VIEWS.map((known) => (
            <ToggleButton key={known} value={known}>
              <FormattedMessage
                id={messageViewTexts[known].label}
                values={{ count: failed?.mails.length ?? 0 }}
              />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </PageHeader>
      <Paper sx={{ boxShadow: 1 }}>
        {view === 'failed' ? <FailedMailList /> : <MessageList key={view} view={view} />}
      </Paper>
      {dialog?.name === 'messageNote' && (
        <NoteDialog {...dialog} onClose={() => dispatch(dialogClosed())} />
      )}
    </>
  );
}
