import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useIntl } from 'react-intl';
import { dayName } from '../ui/dayName.ts';
import { isIntegerBetween, type TypedWindow } from './methodForm.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

const LABELS = {
  starts: 'staff.delivery.window.starts',
  ends: 'staff.delivery.window.ends',
  cutoff_hours: 'staff.delivery.window.cutoff',
  capacity: 'staff.delivery.window.capacity',
} as const;

interface WindowFieldsProps {
  readonly id: string;
  readonly window: TypedWindow;
  readonly number: number;
  readonly onChange: (window: TypedWindow) => void;
  readonly onRemove: () => void;
}

export function WindowFields({ id, window, number, onChange, onRemove }: WindowFieldsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const name = formatMessage({ id: 'staff.delivery.window' }, { number });
  const time = (field: 'starts' | 'ends', isInvalid: boolean) => (
    <TextField
      id={`${id}-${field}`}
      type="time"
      size="small"
      label={formatMessage({ id: LABELS[field] })}
      value={window[field]}
      error={isInvalid}
      onChange={({ target }) => onChange({ ...window, [field]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 120px' }}
    />
  );
  const count = (field: 'cutoff_hours' | 'capacity', least: number, most: number) => (
    <TextField
      id={`${id}-${field}`}
      size="small"
      label={formatMessage({ id: LABELS[field] })}
      value={window[field]}
      error={!isIntegerBetween(window[field], least, most)}
      onChange={({ target }) => onChange({ ...window, [field]: target.value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'numeric' } }}
      sx={{ flex: '1 1 160px' }}
    />
  );
  return (
    <Box
      component="section"
      aria-label={name}
      sx={{ border: '1px solid var(--mui-palette-divider)', borderRadius: 1, p: 2 }}
    >
      <Stack spacing={2}>
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between' }}>
          <ToggleButtonGroup
            size="small"
            value={window.weekdays}
            onChange={(_event, weekdays: number[]) => onChange({ ...window, weekdays })}
            aria-label={formatMessage({ id: 'staff.delivery.window.weekdays' })}
            sx={{ flexWrap: 'wrap' }}
          >
            {WEEKDAYS.map((day) => (
              <ToggleButton key={day} value={day}>
                {dayName(intl, day)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <IconButton
            onClick={onRemove}
            aria-label={formatMessage({ id: 'staff.delivery.window.remove' }, { name })}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Stack>
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          {time('starts', window.starts === '')}
          {time('ends', window.ends <= window.starts)}
          {count('cutoff_hours', 0, 720)}
          {count('capacity', 1, 10_000)}
        </Stack>
      </Stack>
    </Box>
  );
}
