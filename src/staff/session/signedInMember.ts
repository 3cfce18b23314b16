import { staffApi } from '../../api/staffApi.ts';
import type { StaffState } from '../staffStore.ts';

/** Id of whoever is signed in, as far as that is known. */
export function selectMemberId(state: StaffState): string | undefined {
  return staffApi.endpoints.getStaffSession.select()(state).data?.member.id;
}
