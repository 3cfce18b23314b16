import { useGetPasskeyLoginOptionsMutation } from '../../api/api.ts';
import type { OwnerProofForm } from '../../api/endpoints.gen.ts';
import type { FormAnswer, FormSent } from '../../forms/useServerForm.ts';
import { useStoreSecret } from '../../forms/useStoreSecret.ts';
import { signWithPasskey } from '../../lib/passkey.ts';

/**
 * What shows the server that the customer asks in person: the password or, where that is left empty, the signature of a
 * passkey. Undefined where there was none.
 */
export function useOwnerProof(): (password: string) => Promise<OwnerProofForm | undefined> {
  const storeSecret = useStoreSecret();
  const [getOptions] = useGetPasskeyLoginOptionsMutation();
  return async (password) => {
    if (password !== '') return { password: storeSecret(password) };
    const { data: asked } = await getOptions({ emptyForm: {} });
    const signed = asked?.options && (await signWithPasskey(asked.options));
    return signed === undefined ? undefined : { credential: storeSecret(signed) };
  };
}

/** What came of it, with what is told of the proof beside its field, which is called `old_password` in forms. */
export function besideOldPassword<Answer extends FormAnswer>(
  sent: FormSent<Answer>,
): FormSent<Answer | FormAnswer> {
  const { data } = sent;
  if (typeof data?.error !== 'object') return sent;
  return { data: { ...data, error: { old_password: Object.values(data.error).join(' ') } } };
}
