import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useIntl } from 'react-intl';
import { describedBy, type Field, type FieldTexts } from '../../forms/field.ts';
import { FieldFrame } from '../../forms/FieldFrame.tsx';

interface ManyFieldProps extends FieldTexts {
  readonly field: Field;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

const matching = createFilterOptions<string>();

/** Sorts prefix matches first: India before the British Indian Ocean Territory. */
const startingFirst: typeof matching = (options, state) => {
  const typed = state.inputValue.trim().toLowerCase();
  const begins = (id: string) => state.getOptionLabel(id).toLowerCase().startsWith(typed);
  return matching(options, state).toSorted((a, b) => Number(begins(b)) - Number(begins(a)));
};

export function ManyField(props: ManyFieldProps) {
  const { field, label, hint, isRequired = true, options, chosen, onChoose } = props;
  const { formatMessage } = useIntl();
  const labels = new Map(options.map(({ id, label: text }) => [id, text]));
  return (
    <FieldFrame field={field} label={label} hint={hint} isRequired={isRequired}>
      <Autocomplete
        multiple
        id={field.id}
        options={options.map(({ id }) => id)}
        value={[...chosen]}
        onChange={(_event, ids) => onChoose(ids)}
        getOptionLabel={(id) => labels.get(id) ?? id}
        filterSelectedOptions
        filterOptions={startingFirst}
        noOptionsText={formatMessage({ id: 'staff.delivery.nothingFound' })}
        openText={formatMessage({ id: 'staff.delivery.openList' })}
        closeText={formatMessage({ id: 'dialog.close' })}
        clearText={formatMessage({ id: 'staff.delivery.clear' })}
        onBlur={field.onBlur}
        renderInput={(params) => (
          <MuiTextField
            {...params}
            name={field.name}
            error={field.error !== undefined}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, ...describedBy(field, hint) },
            }}
          />
        )}
      />
    </FieldFrame>
  );
}
