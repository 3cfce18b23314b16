import { operationPermissions, rolePermissions } from '../../../contract/permissions.gen.ts';
import type { Permission, Role } from '../staffDto.ts';

export function permissionsOf(role: Role): readonly Permission[] {
  return rolePermissions[role];
}

export function isAllowed(role: Role, permission: Permission): boolean {
  return permissionsOf(role).includes(permission);
}

export function permissionOf(operationId: string): Permission | undefined {
  const demanded: Partial<Record<string, Permission>> = operationPermissions;
  return demanded[operationId];
}
