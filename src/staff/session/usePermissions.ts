import { useGetStaffSessionQuery, type Permission } from '../../api/staffApi.ts';

/** Whether whoever is signed in may do something; the backend checks it again. */
export function usePermissions(): (permission: Permission) => boolean {
  const { data } = useGetStaffSessionQuery();
  const permissions = data ? data.permissions : [];
  return (permission) => permissions.includes(permission);
}
