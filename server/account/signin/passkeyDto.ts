import type { Dto } from '../../http/contractTypes.ts';
import type { StoredPasskey } from './passkeyRepository.ts';

export function toPasskeyDto(passkey: StoredPasskey): Dto['Passkey'] {
  const { id, name, createdAt, lastUsedAt } = passkey;
  return {
    passkey_id: id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? '',
  };
}
