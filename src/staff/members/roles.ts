import type { Role } from '../../api/staffApi.ts';

export const ROLES: readonly Role[] = ['owner', 'manager', 'packer', 'support', 'editor'];
