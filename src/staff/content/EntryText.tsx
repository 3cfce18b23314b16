import TextField from '@mui/material/TextField';
import { useInvalidText } from '../../forms/InvalidControl.ts';

interface EntryTextProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly language?: string;
  readonly hint?: string | undefined;
  readonly most: number;
  readonly isLong?: boolean;
}

export function EntryText(props: EntryTextProps) {
  const { id, label, value, onChange, language, hint, most, isLong = false } = props;
  const error = useInvalidText(id);
  return (
    <TextField
      id={id}
      size="small"
      fullWidth
      multiline={isLong}
      label={label}
      value={value}
      error={error !== undefined}
      helperText={error ?? hint}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { maxLength: most, lang: language, autoComplete: 'off' },
      }}
    />
  );
}
