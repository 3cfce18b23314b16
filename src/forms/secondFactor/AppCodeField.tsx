import { useIntl } from 'react-intl';
import type { Field } from '../field.ts';
import { TextField } from '../TextField.tsx';

export function AppCodeField({ field }: { readonly field: Field }) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      field={field}
      label={formatMessage({ id: 'secondFactor.code' })}
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  );
}
