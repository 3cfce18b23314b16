import { isInvited, type Member } from './memberRepository.ts';
import type { StaffDto } from '../staffDto.ts';

export function toMemberDto({
  id,
  name,
  email,
  role,
  isActive,
  orderMail,
  passwordHash,
  hasPasskey,
  hasApp,
  seenAt,
}: Member): StaffDto['Member'] {
  return {
    id,
    name,
    email,
    role,
    is_active: isActive,
    order_mail: orderMail !== null,
    is_invited: isInvited({ passwordHash, hasPasskey }),
    has_second_factor: hasApp || hasPasskey,
    last_seen: seenAt?.toISOString() ?? null,
  };
}
