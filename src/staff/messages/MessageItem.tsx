import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangesLink } from '../changes/ChangesLink.tsx';
import { useChangeMessageMutation, type StaffMessage } from '../../api/staffApi.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { dialogOpened } from '../ui/staffUiSlice.ts';
import { mailTo } from '../ui/mailTo.ts';
import { useTimes } from '../ui/useTimes.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';
import { ROW_BORDER } from '../ui/rowBorder.ts';

function MessageActions({ message }: { readonly message: StaffMessage }) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [change, isChanging] = useMutationWithToast(
    useChangeMessageMutation(),
    'staff.messages.changed',
  );
  const { id: messageId, name, email, note, is_answered: isAnswered } = message;
  const label = (id: string) => formatMessage({ id }, { name });
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button
        size="small"
        variant="contained"
        component="a"
        href={mailTo(email)}
        aria-label={label('staff.messages.answerOf')}
      >
        <FormattedMessage id="staff.messages.answer" />
      </Button>
      <Button
        size="small"
        variant="outlined"
        disabled={isChanging}
        aria-label={label(isAnswered ? 'staff.messages.reopenOf' : 'staff.messages.closeOf')}
        onClick={() => void change({ messageId, staffMessageChange: { is_answered: !isAnswered } })}
      >
        <FormattedMessage id={isAnswered ? 'staff.messages.reopen' : 'staff.messages.close'} />
      </Button>
      <Button
        size="small"
        aria-label={label('staff.messages.noteOf')}
        onClick={() => dispatch(dialogOpened({ name: 'messageNote', messageId, note }))}
      >
        <FormattedMessage id="staff.messages.note" />
      </Button>
      <ChangesLink subject="message" subjectId={messageId} name={name} />
    </Stack>
  );
}

export function MessageItem({ message }: { readonly message: StaffMessage }) {
  const times = useTimes();
  const { name, email, order_number: order, message: text, language, at, note } = message;
  return (
    <Stack component="li" sx={{ gap: 1, p: 2, ...ROW_BORDER }}>
      <Stack
        direction="row"
        sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'space-between', overflowWrap: 'anywhere' }}
      >
        <Typography component="h2" sx={{ fontWeight: 'var(--rr-weight-bold)', minWidth: 0 }}>
          {name}
        </Typography>
        <Typography component="time" dateTime={at} variant="body2" color="textSecondary">
          {times.moment(at)}
        </Typography>
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        <span>{email}</span>
        {order !== '' && (
          <>
            <span>{' · '}</span>
            <FormattedMessage id="staff.messages.order" values={{ number: order }} />
          </>
        )}
      </Typography>
      <Typography lang={language} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {note !== '' && (
        <Box sx={{ borderInlineStart: '3px solid var(--mui-palette-divider)', pl: 2 }}>
          <Typography variant="body2" color="textSecondary">
            <FormattedMessage id="staff.messages.note" />
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Typography>
        </Box>
      )}
      <MessageActions message={message} />
    </Stack>
  );
}
