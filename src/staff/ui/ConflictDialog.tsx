import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../../components/Dialog.tsx';
import type { FormValues } from '../../forms/useServerForm.ts';
import type { Conflict, FieldConflict } from './conflict.ts';
import type { FieldTexts } from './useFieldTexts.ts';

interface FieldChoiceProps extends FieldTexts {
  readonly field: FieldConflict;
  readonly chosen: string | undefined;
  readonly onChoose: (value: string) => void;
}

function FieldChoice(props: FieldChoiceProps) {
  const { chosen, onChoose, labelOf, wordsOf } = props;
  const { name, mine, theirs } = props.field;
  const { formatMessage } = useIntl();
  const choice = (whose: 'mine' | 'theirs', labelId: string, value: string) => (
    <Box sx={{ border: '1px solid var(--mui-palette-divider)', borderRadius: 1, px: 2, py: 1 }}>
      <FormControlLabel
        value={whose}
        control={<Radio />}
        label={
          <>
            <Typography variant="body2" color="textSecondary">
              {formatMessage({ id: labelId })}
            </Typography>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {wordsOf(name, value) || formatMessage({ id: 'staff.product.conflict.nothing' })}
            </Typography>
          </>
        }
      />
    </Box>
  );
  let value: string | null = null;
  if (chosen !== undefined) value = chosen === mine ? 'mine' : 'theirs';
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend">{labelOf(name)}</FormLabel>
      <RadioGroup
        name={`conflict-${name}`}
        value={value}
        onChange={(_event, whose) => onChoose(whose === 'mine' ? mine : theirs)}
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {choice('theirs', 'staff.product.conflict.theirs', theirs)}
        {choice('mine', 'staff.product.conflict.mine', mine)}
      </RadioGroup>
    </FormControl>
  );
}

interface ConflictDialogProps extends FieldTexts {
  readonly title: string;
  readonly conflict: Conflict;
  readonly onResolve: (chosen: FormValues) => void;
}

export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, title, onResolve, labelOf, wordsOf } = props;
  const { formatList } = useIntl();
  const [chosen, setChosen] = useState<FormValues>({});
  const { taken, fields } = conflict;
  const takenNames = Object.keys(taken);
  const isChosen = fields.every(({ name }) => name in chosen);
  // Closing without a choice keeps the typed values.
  const mine = Object.fromEntries(fields.map(({ name, mine: value }) => [name, value]));
  return (
    <Dialog
      isOpen
      closesBeside={false}
      onClose={() => onResolve({ ...mine, ...chosen })}
      title={title}
      actions={
        <Button variant="contained" disabled={!isChosen} onClick={() => onResolve(chosen)}>
          <FormattedMessage id="staff.product.conflict.goOn" />
        </Button>
      }
    >
      <Stack spacing={3}>
        <Typography>
          <FormattedMessage
            id={fields.length > 0 ? 'staff.product.conflict.choose' : 'staff.product.conflict.none'}
          />
        </Typography>
        {takenNames.length > 0 && (
          <Typography>
            <FormattedMessage
              id="staff.product.conflict.taken"
              values={{
                fields: formatList(takenNames.map(labelOf), { type: 'conjunction' }),
              }}
            />
          </Typography>
        )}
        {fields.map((field) => (
          <FieldChoice
            key={field.name}
            field={field}
            labelOf={labelOf}
            wordsOf={wordsOf}
            chosen={chosen[field.name]}
            onChoose={(value) => setChosen({ ...chosen, [field.name]: value })}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
