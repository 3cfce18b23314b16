import type { Database } from '../../db/schema.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import type { StaffSession } from './staffSession.ts';
import { endStaffSession, endStaffSessionsOf } from './staffSessionRepository.ts';

export async function endSession(
  trx: Database,
  { id, member }: StaffSession,
  everywhere = false,
): Promise<StaffChange> {
  if (everywhere) await endStaffSessionsOf(trx, member.id);
  else await endStaffSession(trx, id);
  return {
    subject: 'session',
    subjectId: id,
    before: { is_open: true },
    after: { is_open: false, ...(everywhere && { everywhere }) },
  };
}
