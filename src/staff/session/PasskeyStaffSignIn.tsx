import { useIntl } from 'react-intl';
import {
  useGetStaffPasskeyOptionsMutation,
  useSignInStaffWithPasskeyMutation,
} from '../../api/staffApi.ts';
import { PasskeyButton } from '../../components/PasskeyButton.tsx';
import { signWithPasskey } from '../../lib/passkey.ts';
import { useRejectionText } from '../ui/useRejectionText.ts';
import { useStaffSecret } from './useStaffSecret.ts';

export function PasskeyStaffSignIn() {
  const { formatMessage } = useIntl();
  const rejectionText = useRejectionText();
  const storeSecret = useStaffSecret();
  const [getOptions] = useGetStaffPasskeyOptionsMutation();
  const [signIn] = useSignInStaffWithPasskeyMutation();

  async function handlePress(): Promise<string | undefined> {
    const asked = await getOptions();
    if (!asked.data) return rejectionText(asked.error);
    const signed = await signWithPasskey(asked.data.options);
    if (signed === undefined) return formatMessage({ id: 'login.passkey.cancelled' });
    const { data, error } = await signIn({
      staffPasskeySignInForm: { credential: storeSecret(signed) },
    });
    return data ? undefined : rejectionText(error);
  }

  return <PasskeyButton label={formatMessage({ id: 'login.passkey' })} onPress={handlePress} />;
}
