import { permissionOfPage } from '../staffPages.ts';
import { usePermissions } from './usePermissions.ts';

/** Whether whoever is signed in may open the page at an address. */
export function useMayOpen(): (address: string) => boolean {
  const may = usePermissions();
  return (address) => {
    const permission = permissionOfPage(address);
    return permission === undefined || may(permission);
  };
}
