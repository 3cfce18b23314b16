import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldError } from '../../../forms/FieldFrame.tsx';
import { InvalidControl } from '../../../forms/InvalidControl.ts';
import { Panel } from '../../ui/Panel.tsx';
import type { EditorPanelProps } from './editorPanelProps.ts';
import { moveItem } from '../../ui/moveItem.ts';
import { OptionFields } from './OptionFields.tsx';
import { followOptions } from './variantChoices.ts';
import { readChoices, writeChoices, type TypedOption } from './optionForm.ts';

const NEW_OPTION: TypedOption = {
  id: null,
  type: 'radio',
  required: true,
  is_variant: false,
  name: { en: '', fr: '' },
  values: [{ id: null, name: { en: '', fr: '' }, price: '0', is_default: true }],
};

export function OptionsPanel({ form, isReadOnly }: EditorPanelProps) {
  const { formatMessage } = useIntl();
  const field = form.fieldOf('options');
  const wrong = form.wrongControlOf('options');
  const { options, variants } = readChoices(field.value);
  const write = (next: readonly TypedOption[]) =>
    form.setValue(
      'options',
      writeChoices({ options: next, variants: followOptions(variants, options, next) }),
    );
  return (
    <Panel title={formatMessage({ id: 'staff.product.options' })}>
      <Stack spacing={3}>
        {options.length === 0 && (
          <Typography>
            <FormattedMessage id="staff.product.options.none" />
          </Typography>
        )}
        <InvalidControl value={wrong}>
          {options.map((option, index) => (
            <OptionFields
              key={option.id ?? `new ${index}`}
              id={`${field.id}-${index}`}
              option={option}
              number={index + 1}
              onChange={(next) => write(options.with(index, next))}
              onMove={(by) => write(moveItem(options, index, by))}
              onRemove={() => write(options.toSpliced(index, 1))}
              isReadOnly={isReadOnly}
            />
          ))}
        </InvalidControl>
        {!wrong && <FieldError field={field} />}
        {!isReadOnly && (
          <Button
            variant="outlined"
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => write([...options, NEW_OPTION])}
          >
            <FormattedMessage id="staff.product.option.add" />
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
