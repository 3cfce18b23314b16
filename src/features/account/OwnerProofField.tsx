import { useIntl } from 'react-intl';
import type { Field } from '../../forms/field.ts';
import { PasswordField } from '../../forms/PasswordField.tsx';

interface OwnerProofFieldProps {
  readonly field: Field;
  /** Whether a passkey may be used in place of the password */
  readonly hasPasskeys: boolean;
}

/** Takes the password before a passkey is added or removed. */
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
