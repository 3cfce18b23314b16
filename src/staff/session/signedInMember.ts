import { staffApi } from '../../api/staffApi.ts';
import type { StaffState } from '../staffReducer.ts';

/** Id of whoever is signed in, as far as that is known. */
export function selectMemberId(state: StaffState): string | undefined {
  return staffApi.endpoints.getStaffSession.select()(state).data?.member.id;
}

/** What the shop is called; empty before somebody is signed in, and where nobody has named it. */
export function selectShopName(state: StaffState): string {
  return staffApi.endpoints.getStaffSession.select()(state).data?.shop_name ?? '';
}
