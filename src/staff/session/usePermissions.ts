import { useGetStaffSessionQuery, type Permission } from '../../api/staffApi.ts';

export function usePermissions(): (permission: Permission) => boolean {
  const { data } = useGetStaffSessionQuery();
  const permissions = data ? data.permissions : [];
  return (permission) => permissions.includes(permission);
}
