import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useListFailedMailsQuery,
  useSendMailAgainMutation,
  type FailedMail,
} from '../../api/staffApi.ts';
import { useFocusHandover } from '../../components/useFocusHandover.ts';
import { ResultList } from '../ui/ResultList.tsx';
import { ROW_BORDER } from '../ui/rowBorder.ts';
import { messageViewTexts } from '../ui/textIds.ts';
import { useTimes } from '../ui/useTimes.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';

interface FailedMailRowProps {
  readonly mail: FailedMail;
  readonly onFocusLost: () => void;
}

function FailedMailRow({ mail, onFocusLost }: FailedMailRowProps) {
  const { formatMessage } = useIntl();
  const times = useTimes();
  const row = useFocusHandover<HTMLLIElement>(onFocusLost);
  const [send, isSending] = useMutationWithToast(useSendMailAgainMutation(), 'staff.mails.sent');
  const { id, email, subject, language, at } = mail;
  return (
    <Box
      component="li"
      ref={row}
      sx={{
        display: 'flex',
        gap: 2,
        p: 2,
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        ...ROW_BORDER,
      }}
    >
      <Stack sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h2" lang={language} sx={{ fontWeight: 'var(--rr-weight-bold)' }}>
          {subject}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <span>{email}</span>
          <span>{' · '}</span>
          <time dateTime={at}>{times.moment(at)}</time>
        </Typography>
      </Stack>
      <Button
        size="small"
        variant="outlined"
        aria-disabled={isSending}
        aria-label={formatMessage({ id: 'staff.mails.sendAgainOf' }, { subject, email })}
        onClick={() => {
          if (!isSending) void send({ mailId: id });
        }}
      >
        <FormattedMessage id="staff.mails.sendAgain" />
      </Button>
    </Box>
  );
}

export function FailedMailList() {
  const query = useListFailedMailsQuery();
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1}>
      <ResultList query={query} emptyId={messageViewTexts.failed.none}>
        {query.data?.mails.map((mail) => (
          <FailedMailRow key={mail.id} mail={mail} onFocusLost={() => place.current?.focus()} />
        ))}
      </ResultList>
    </div>
  );
}
