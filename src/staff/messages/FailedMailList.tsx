import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListFailedMailsQuery, useSendMailAgainMutation } from '../../api/staffApi.ts';
import { ResultList } from '../ui/ResultList.tsx';
import { ROW_BORDER } from '../ui/rowBorder.ts';
import { messageViewTexts } from '../ui/textIds.ts';
import { useTimes } from '../ui/useTimes.ts';
import { useToldWrite } from '../ui/useToldWrite.ts';

/** Emails that no mail server took in the last week, each with a button that sends it again. */
export function FailedMailList() {
  const { formatMessage } = useIntl();
  const times = useTimes();
  const query = useListFailedMailsQuery();
  const [send, isSending] = useToldWrite(useSendMailAgainMutation(), 'staff.mails.sent');
  return (
    <ResultList query={query} emptyId={messageViewTexts.failed.none}>
      {query.data?.mails.map(({ id, email, subject, language, at }) => (
        <Stack
          key={id}
          component="li"
          direction="row"
          sx={{ gap: 2, p: 2, flexWrap: 'wrap', justifyContent: 'space-between', ...ROW_BORDER }}
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
            disabled={isSending}
            aria-label={formatMessage({ id: 'staff.mails.sendAgainOf' }, { subject, email })}
            onClick={() => void send({ mailId: id })}
          >
            <FormattedMessage id="staff.mails.sendAgain" />
          </Button>
        </Stack>
      ))}
    </ResultList>
  );
}
