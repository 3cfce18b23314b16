import { useIntl } from 'react-intl';
import { useGetPasskeyLoginOptionsMutation, useLoginWithPasskeyMutation } from '../../api/api.ts';
import { isDone } from '../../lib/isDone.ts';
import { PasskeyButton } from '../../components/PasskeyButton.tsx';
import { useStoreSecret } from '../../forms/useStoreSecret.ts';
import styles from '../account/AccountPage.module.css';
import { signWithPasskey } from '../../lib/passkey.ts';
import { rejectionText } from '../../forms/rejectionText.ts';

export function PasskeySignIn() {
  const { formatMessage } = useIntl();
  const storeSecret = useStoreSecret();
  const [getOptions] = useGetPasskeyLoginOptionsMutation();
  const [loginWithPasskey] = useLoginWithPasskeyMutation();

  async function signIn(): Promise<string | undefined> {
    const { data: asked } = await getOptions({ emptyForm: {} });
    if (!asked || !asked.options) {
      return rejectionText(asked) ?? formatMessage({ id: 'form.failed' });
    }
    const signed = await signWithPasskey(asked.options);
    if (signed === undefined) return formatMessage({ id: 'login.passkey.cancelled' });
    const { data } = await loginWithPasskey({
      passkeyLoginForm: { credential: storeSecret(signed) },
    });
    if (isDone(data)) return undefined;
    return rejectionText(data) ?? formatMessage({ id: 'form.failed' });
  }

  return (
    <div className={styles.aside}>
      <PasskeyButton label={formatMessage({ id: 'login.passkey' })} onPress={signIn} />
    </div>
  );
}
