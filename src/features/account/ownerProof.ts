import { useGetPasskeyLoginOptionsMutation } from '../../api/api.ts';
import type { OwnerProofForm } from '../../api/endpoints.gen.ts';
import type { FormAnswer, FormSent } from '../../forms/useServerForm.ts';
import { useStoreSecret } from '../../forms/useStoreSecret.ts';
import { signWithPasskey } from '../../lib/passkey.ts';

/**
 * Returns a function that creates a proof of identity: the password or, if it is empty, a passkey signature. The
 * function resolves to undefined if the customer provides neither.
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

/** Joins all field errors of a response and moves them to the field `old_password`. */
export function besideOldPassword<Answer extends FormAnswer>(
  sent: FormSent<Answer>,
): FormSent<Answer | FormAnswer> {
  const { data } = sent;
  if (typeof data?.error !== 'object') return sent;
  return { data: { ...data, error: { old_password: Object.values(data.error).join(' ') } } };
}
