import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { weightText } from '../../../contract/weight.ts';

interface WeighFieldProps {
  /** Id of the input, which a scan of the product focuses. */
  readonly id: string;
  readonly name: string;
  /** Ordered weight in grams. */
  readonly ordered: number;
  readonly onWeigh: (grams: number) => void;
}

/** Field for the weight that the scale shows. */
export function WeighField({ id, name, ordered, onWeigh }: WeighFieldProps) {
  const { formatMessage, locale } = useIntl();
  const [typed, setTyped] = useState('');
  const [isRejected, setIsRejected] = useState(false);
  const grams = Number(typed);
  const isWeight = /^\d{1,7}$/.test(typed) && grams > 0 && grams <= 2 * ordered;
  const most = weightText(2 * ordered, locale);
  return (
    <Stack
      component="form"
      noValidate
      direction="row"
      sx={{ gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}
      onSubmit={(event) => {
        event.preventDefault();
        setIsRejected(!isWeight);
        if (isWeight) onWeigh(grams);
      }}
    >
      <TextField
        id={id}
        size="small"
        autoComplete="off"
        label={formatMessage({ id: 'staff.pack.weight' })}
        value={typed}
        error={isRejected && !isWeight}
        helperText={
          isRejected && !isWeight && formatMessage({ id: 'staff.pack.weight.invalid' }, { most })
        }
        onChange={({ target }) => setTyped(target.value.trim())}
        slotProps={{
          htmlInput: {
            inputMode: 'numeric',
            maxLength: 7,
            'aria-label': formatMessage({ id: 'staff.pack.weight.label' }, { name }),
          },
          inputLabel: { shrink: true },
        }}
        sx={{ width: 150 }}
      />
      <Button
        type="submit"
        variant="contained"
        aria-label={formatMessage({ id: 'staff.pack.weigh' }, { name })}
      >
        <FormattedMessage id="staff.pack.weigh.short" />
      </Button>
    </Stack>
  );
}
