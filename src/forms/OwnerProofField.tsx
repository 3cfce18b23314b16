import { useIntl } from 'react-intl';
import type { Field } from './field.ts';
import { PasswordField } from './PasswordField.tsx';

interface OwnerProofFieldProps {
  readonly field: Field;
  readonly hasPasskeys: boolean;
}

export function OwnerProofField({ field, hasPasskeys }: OwnerProofFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <PasswordField
      field={field}
      label={formatMessage({ id: 'form.oldPassword' })}
      hint={hasPasskeys ? formatMessage({ id: 'passkeys.proofHint' }) : undefined}
      isRequired={!hasPasskeys}
      autoComplete="current-password"
    />
  );
}
