import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OptionForm } from '../../../api/staffApi.ts';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { useInvalidText } from '../../../forms/InvalidControl.ts';
import { optionTypeLabels } from './fieldLabels.ts';
import { MoveButtons } from '../../ui/MoveButtons.tsx';
import { moveItem } from '../../ui/moveItem.ts';
import type { TypedOption, TypedOptionValue } from './optionForm.ts';
import { useFieldLabel } from './useFieldLabel.ts';

const TYPES = Object.keys(optionTypeLabels) as OptionForm['type'][];

/** Types whose values can choose a variant. */
const LISTS: readonly OptionForm['type'][] = ['select', 'radio', 'image'];

const NEW_VALUE: TypedOptionValue = {
  id: null,
  name: { en: '', fr: '' },
  price: '0',
  is_default: false,
};

interface NameFieldsProps {
  readonly id: string;
  readonly name: OptionForm['name'];
  readonly onChange: (name: OptionForm['name']) => void;
}

function NameFields({ id, name, onChange }: NameFieldsProps) {
  const labelOf = useFieldLabel();
  const errors = { en: useInvalidText(`${id}-en`), fr: useInvalidText(`${id}-fr`) };
  return (['en', 'fr'] as const).map((language) => (
    <TextField
      key={language}
      id={`${id}-${language}`}
      size="small"
      label={labelOf(`name_${language}`)}
      value={name[language]}
      error={errors[language] !== undefined}
      helperText={errors[language]}
      onChange={({ target }) => onChange({ ...name, [language]: target.value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 200, lang: language } }}
      sx={{ flex: '1 1 150px' }}
    />
  ));
}

interface ValueFieldsProps {
  readonly id: string;
  readonly value: TypedOptionValue;
  readonly onChange: (value: TypedOptionValue) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly isReadOnly: boolean;
  /** True hides price and default: variants have prices of their own. */
  readonly isVariant: boolean;
}

function ValueFields(props: ValueFieldsProps) {
  const { id, value, onChange, onMove, onRemove, isReadOnly, isVariant } = props;
  const { formatMessage } = useIntl();
  const priceError = useInvalidText(`${id}-price`);
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <NameFields id={id} name={value.name} onChange={(name) => onChange({ ...value, name })} />
      {!isVariant && (
        <>
          <TextField
            id={`${id}-price`}
            size="small"
            label={formatMessage({ id: 'staff.product.option.price' })}
            value={value.price}
            error={priceError !== undefined}
            helperText={priceError}
            onChange={({ target }) => onChange({ ...value, price: target.value })}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'decimal' } }}
            sx={{ flex: '0 1 110px' }}
          />
          <CheckboxField
            name={`${id}-default`}
            label={formatMessage({ id: 'staff.product.option.default' })}
            isChecked={value.is_default}
            onChange={(isDefault) => onChange({ ...value, is_default: isDefault })}
          />
        </>
      )}
      {!isReadOnly && (
        <MoveButtons id={id} name={value.name.en} onMove={onMove} onRemove={onRemove} />
      )}
    </Stack>
  );
}

interface OptionFieldsProps {
  readonly id: string;
  readonly option: TypedOption;
  readonly number: number;
  readonly onChange: (option: TypedOption) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly isReadOnly: boolean;
}

export function OptionFields(props: OptionFieldsProps) {
  const { id, option, number, onChange, onMove, onRemove, isReadOnly } = props;
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: 'staff.product.option.number' }, { number });
  const { values } = option;

  function write(next: readonly TypedOptionValue[], chosen?: number): void {
    const isSingle = option.type !== 'checkbox';
    onChange({
      ...option,
      // Only checkbox options allow several preselected values.
      values: next.map((value, index) =>
        isSingle && chosen !== undefined && index !== chosen
          ? { ...value, is_default: false }
          : value,
      ),
    });
  }

  return (
    <Box
      component="section"
      aria-label={name}
      sx={{ border: '1px solid var(--mui-palette-divider)', borderRadius: 1, p: 2 }}
    >
      <Stack spacing={2}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <NameFields
            id={id}
            name={option.name}
            onChange={(next) => onChange({ ...option, name: next })}
          />
          <TextField
            select
            id={`${id}-type`}
            size="small"
            label={formatMessage({ id: 'staff.product.option.type' })}
            value={option.type}
            disabled={isReadOnly}
            onChange={({ target }) => {
              const type = target.value as OptionForm['type'];
              onChange({
                ...option,
                type,
                is_variant: option.is_variant && LISTS.includes(type),
                values: type === 'text' ? [] : values,
              });
            }}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ flex: '1 1 150px' }}
          >
            {TYPES.map((type) => (
              <MenuItem key={type} value={type}>
                <FormattedMessage id={optionTypeLabels[type]} />
              </MenuItem>
            ))}
          </TextField>
          {!option.is_variant && (
            <CheckboxField
              name={`${id}-required`}
              label={formatMessage({ id: 'staff.product.option.required' })}
              isChecked={option.required}
              onChange={(required) => onChange({ ...option, required })}
            />
          )}
          {LISTS.includes(option.type) && (
            <CheckboxField
              name={`${id}-variant`}
              label={formatMessage({ id: 'staff.product.option.variant' })}
              isChecked={option.is_variant}
              onChange={(isVariant) => onChange({ ...option, is_variant: isVariant })}
            />
          )}
          {!isReadOnly && <MoveButtons id={id} name={name} onMove={onMove} onRemove={onRemove} />}
        </Stack>
        {values.map((value, index) => (
          <ValueFields
            key={value.id ?? `new ${index}`}
            id={`${id}-${index}`}
            value={value}
            onChange={(next) =>
              write(values.with(index, next), next.is_default ? index : undefined)
            }
            onMove={(by) => write(moveItem(values, index, by))}
            onRemove={() => write(values.toSpliced(index, 1))}
            isReadOnly={isReadOnly}
            isVariant={option.is_variant}
          />
        ))}
        {!isReadOnly && option.type !== 'text' && (
          <Button
            size="small"
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => write([...values, NEW_VALUE])}
          >
            <FormattedMessage id="staff.product.option.addValue" />
          </Button>
        )}
      </Stack>
    </Box>
  );
}
