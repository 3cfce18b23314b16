import { staffApi, type StaffSession } from '../../api/staffApi.ts';
import type { StaffState } from '../staffReducer.ts';

export function selectMemberId(state: StaffState): string | undefined {
  return staffApi.endpoints.getStaffSession.select()(state).data?.member.id;
}

const NO_SHOP: Pick<StaffSession, 'shop_name' | 'shop_logo'> = { shop_name: '' };

export function selectShop(state: StaffState): typeof NO_SHOP {
  return staffApi.endpoints.getStaffSession.select()(state).data ?? NO_SHOP;
}
