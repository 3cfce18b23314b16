import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import { useAddOrderNoteMutation, type StaffOrder } from '../../api/staffApi.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { useTimes } from '../ui/useTimes.ts';

const schema = object({
  text: string().trim().required('form.error.missing').max(2000, 'form.error.long'),
});

export function NotesPanel({ order }: { readonly order: StaffOrder }) {
  const { formatMessage } = useIntl();
  const times = useTimes();
  const [addNote] = useAddOrderNoteMutation();
  const form = useStaffForm({
    name: `staff-note-${order.number}`,
    initialValues: { text: '' },
    schema,
    send: ({ text = '' }, sendOnce) =>
      sendOnce(addNote, { number: order.number, noteForm: { text: text.trim() } }),
    isEmptied: true,
  });
  return (
    <Panel title={formatMessage({ id: 'staff.order.notes' })}>
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', p: 0, mb: 2 }}>
        {order.notes.map(({ by, at, text }) => (
          <li key={`${at} ${text}`}>
            <Typography variant="body2" color="textSecondary">
              {`${by}, ${times.moment(at)}`}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
          </li>
        ))}
      </Stack>
      <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'staff.order.note.add' })}>
        <TextAreaField
          field={form.fieldOf('text')}
          label={formatMessage({ id: 'staff.order.note' })}
          rows={2}
        />
      </ServerFormFrame>
    </Panel>
  );
}
