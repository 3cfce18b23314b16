import { useIntl } from 'react-intl';
import { TextField } from './TextField.tsx';
import { titleCase } from '../lib/titleCase.ts';
import { fieldTexts } from './fieldTexts.ts';
import type { ServerForm } from './useServerForm.ts';

interface NamedFieldProps {
  readonly form: ServerForm<unknown>;
  readonly name: string;
  readonly isRequired?: boolean;
}

export function NamedField({ form, name, isRequired = true }: NamedFieldProps) {
  const { formatMessage } = useIntl();
  const texts = fieldTexts[name];
  return (
    <TextField
      field={form.fieldOf(name)}
      label={texts ? formatMessage({ id: texts.labelId }) : titleCase(name)}
      isRequired={isRequired}
      {...texts?.keyboard}
    />
  );
}
