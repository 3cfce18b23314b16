import { useIntl } from 'react-intl';
import type { Field } from './field.ts';
import { PasswordField } from './PasswordField.tsx';

interface OwnerProofFieldProps {
  readonly field: Field;
  /** Whether a passkey may be used in place of the password */
  readonly hasPasskeys: boolean;
}

/** Takes the password before what only its owner may do. */
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
