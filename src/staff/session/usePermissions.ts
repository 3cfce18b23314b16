import { useGetStaffSessionQuery, type Permission } from '../../api/staffApi.ts';

/** Returns a check of the member's permissions; the backend checks them again. */
export function usePermissions(): (permission: Permission) => boolean {
  const { data } = useGetStaffSessionQuery();
  const permissions = data ? data.permissions : [];
  return (permission) => permissions.includes(permission);
}
