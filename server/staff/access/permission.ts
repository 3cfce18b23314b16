import { operationPermissions, rolePermissions } from '../../../contract/permissions.gen.ts';
import type { Permission, Role } from '../staffDto.ts';

/** What a role is allowed. */
export function permissionsOf(role: Role): readonly Permission[] {
  return rolePermissions[role];
}

/** Whether a role is allowed something. */
export function isAllowed(role: Role, permission: Permission): boolean {
  return permissionsOf(role).includes(permission);
}

/** What an operation demands of whoever is signed in; undefined for nothing more. */
export function permissionOf(operationId: string): Permission | undefined {
  const demanded: Partial<Record<string, Permission>> = operationPermissions;
  return demanded[operationId];
}
