import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readScaleCode } from '../../../contract/gtin.ts';
import { isTooHeavy, weightText } from '../../../contract/weight.ts';
import { useGetStaffSessionQuery, type StaffOrderLine } from '../../api/staffApi.ts';
import { findScannedLine } from './scannedLine.ts';
import { withAnother } from './withAnother.ts';
import { weighFieldId } from './weighFieldId.ts';

interface WeighFieldProps {
  readonly line: StaffOrderLine;
  /** Weight of one ordered unit in grams. */
  readonly step: number;
  readonly onWeigh: (grams: number) => void;
}

export function WeighField({ line, step, onWeigh }: WeighFieldProps) {
  const { id, name, quantity } = line;
  const { formatMessage, locale } = useIntl();
  const { data: session } = useGetStaffSessionQuery();
  const [typed, setTyped] = useState('');
  const [isRejected, setIsRejected] = useState(false);
  const scanned = readScaleCode(typed, session?.scale_codes ?? []);
  const piece = findScannedLine([line], { byKey: scanned.code, byCode: scanned.code })
    ? scanned.grams
    : undefined;
  // A typed weight is the total of the line. A scale label adds the weight of one more piece.
  const grams = piece ? withAnother(line, piece) : Number(typed);
  const isWeight = /^\d+$/.test(typed) && grams > 0 && !isTooHeavy(grams, step, quantity);
  const most = weightText(2 * quantity * step, locale);
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
        id={weighFieldId(id)}
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
            maxLength: 13,
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
