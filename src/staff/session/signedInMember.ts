import { staffApi, type StaffSession } from '../../api/staffApi.ts';
import type { StaffState } from '../staffReducer.ts';

/** Id of whoever is signed in, as far as that is known. */
export function selectMemberId(state: StaffState): string | undefined {
  return staffApi.endpoints.getStaffSession.select()(state).data?.member.id;
}

/** Before somebody is signed in. */
const NO_SHOP: Pick<StaffSession, 'shop_name' | 'shop_logo'> = { shop_name: '' };

/** How the shop shows itself to who is signed in. */
export function selectShop(state: StaffState): typeof NO_SHOP {
  return staffApi.endpoints.getStaffSession.select()(state).data ?? NO_SHOP;
}
