import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  isDone,
  useGetPasskeyLoginOptionsMutation,
  useLoginWithPasskeyMutation,
} from '../../api/api.ts';
import { FormMessage } from '../../components/FormMessage.tsx';
import { useStoreSecret } from '../../forms/useStoreSecret.ts';
import styles from '../account/AccountPage.module.css';
import { signWithPasskey } from '../account/passkey.ts';
import { rejectionText } from '../../forms/rejectionText.ts';

/** Signing in by a passkey of this device or of another one. */
export function PasskeySignIn() {
  const { formatMessage } = useIntl();
  const storeSecret = useStoreSecret();
  const [getOptions] = useGetPasskeyLoginOptionsMutation();
  const [loginWithPasskey] = useLoginWithPasskeyMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [rejection, setRejection] = useState<string>();

  /** @returns the error; undefined where the customer is signed in */
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

  const handleClick = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setRejection(undefined);
    const text = await signIn();
    setRejection(text);
    setIsBusy(false);
  };

  return (
    <div className={styles.aside}>
      <FormMessage
        outcome={rejection === undefined ? undefined : { kind: 'error', text: rejection }}
      />
      <p>
        <Button variant="outlined" aria-disabled={isBusy} onClick={() => void handleClick()}>
          <FormattedMessage id="login.passkey" />
        </Button>
      </p>
    </div>
  );
}
