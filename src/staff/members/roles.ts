import type { Role } from '../../api/staffApi.ts';

/** Every role, from the one that may do most. */
export const ROLES: readonly Role[] = ['owner', 'manager', 'packer', 'support', 'editor'];
