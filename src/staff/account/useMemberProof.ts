import { useGetStaffPasskeyOptionsMutation, type StaffProof } from '../../api/staffApi.ts';
import { signWithPasskey } from '../../lib/passkey.ts';
import { useStaffSecret } from '../session/useStaffSecret.ts';

/**
 * What shows the server that the member asks in person: the password or, where that is left empty, the signature of a
 * passkey. Undefined where there was none.
 */
export function useMemberProof(): (password: string) => Promise<StaffProof | undefined> {
  const storeSecret = useStaffSecret();
  const [getOptions] = useGetStaffPasskeyOptionsMutation();
  return async (password) => {
    if (password !== '') return { password: storeSecret(password) };
    const { data: asked } = await getOptions();
    const signed = asked && (await signWithPasskey(asked.options));
    return signed ? { credential: storeSecret(signed) } : undefined;
  };
}
