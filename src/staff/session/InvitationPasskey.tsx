import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import {
  useAcceptInvitationWithPasskeyMutation,
  useGetInvitationPasskeyOptionsMutation,
} from '../../api/staffApi.ts';
import { PasskeyButton } from '../../components/PasskeyButton.tsx';
import { makePasskey } from '../../lib/passkey.ts';
import { staffPaths } from '../staffPaths.ts';
import { useRejectionText } from '../ui/useRejectionText.ts';
import { useStaffSecret } from './useStaffSecret.ts';

export function InvitationPasskey({ code }: { readonly code: string }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const rejectionText = useRejectionText();
  const storeSecret = useStaffSecret();
  const [getOptions] = useGetInvitationPasskeyOptionsMutation();
  const [accept] = useAcceptInvitationWithPasskeyMutation();

  async function handlePress(): Promise<string | undefined> {
    const asked = await getOptions({ invitationForm: { code: storeSecret(code) } });
    if (!asked.data) return rejectionText(asked.error);
    const made = await makePasskey(asked.data.options);
    if (made === undefined) return formatMessage({ id: 'passkeys.cancelled' });
    const { data, error } = await accept({
      invitationPasskeyForm: { code: storeSecret(code), credential: storeSecret(made) },
    });
    if (!data) return rejectionText(error);
    void navigate(staffPaths.start, { replace: true });
    return undefined;
  }

  return (
    <PasskeyButton
      label={formatMessage({ id: 'staff.setPassword.passkey' })}
      onPress={handlePress}
    />
  );
}
