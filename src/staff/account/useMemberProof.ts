import { useGetStaffPasskeyOptionsMutation, type StaffProof } from '../../api/staffApi.ts';
import { signWithPasskey } from '../../lib/passkey.ts';
import { useStaffSecret } from '../session/useStaffSecret.ts';

/**
 * Returns a function that proves the member's identity: by password or, if the password is empty, by passkey. That
 * function resolves to undefined if the passkey is cancelled or fails.
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
