import { permissionOfPage } from '../staffPages.ts';
import { usePermissions } from './usePermissions.ts';

export function useMayOpen(): (address: string) => boolean {
  const may = usePermissions();
  return (address) => {
    const permission = permissionOfPage(address);
    return permission === undefined || may(permission);
  };
}
