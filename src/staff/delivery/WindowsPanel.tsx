import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldError } from '../../forms/FieldFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import type { FormAnswer, ServerForm } from '../../forms/useServerForm.ts';
import { Panel } from '../ui/Panel.tsx';
import { NEW_WINDOW, readWindows, writeWindows, type TypedWindow } from './methodForm.ts';
import { WindowFields } from './WindowFields.tsx';

export function WindowsPanel({ form }: { readonly form: ServerForm<FormAnswer> }) {
  const { formatMessage } = useIntl();
  const field = form.fieldOf('windows');
  const windows = readWindows(field.value);
  const write = (next: readonly TypedWindow[]) => form.setValue('windows', writeWindows(next));
  return (
    <Panel title={formatMessage({ id: 'staff.delivery.windows' })}>
      <Stack spacing={3}>
        <Typography>
          <FormattedMessage
            id={
              windows.length === 0 ? 'staff.delivery.windows.none' : 'staff.delivery.windows.hint'
            }
          />
        </Typography>
        {windows.map((window, index) => (
          <WindowFields
            key={window.id ?? `new ${index}`}
            id={`${field.id}-${index}`}
            window={window}
            number={index + 1}
            onChange={(next) => write(windows.with(index, next))}
            onRemove={() => write(windows.toSpliced(index, 1))}
          />
        ))}
        <FieldError field={field} />
        <Button
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => write([...windows, NEW_WINDOW])}
        >
          <FormattedMessage id="staff.delivery.windows.add" />
        </Button>
        {windows.length > 0 && (
          <TextField
            field={form.fieldOf('days_ahead')}
            label={formatMessage({ id: 'staff.delivery.daysAhead' })}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </Stack>
    </Panel>
  );
}
