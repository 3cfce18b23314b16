import type { ShopSettings } from '../../shopSettings.ts';
import { isAllowed } from './permission.ts';
import type { Permission, Role, StaffDto } from '../staffDto.ts';

export type SecondFactorState = StaffDto['StaffSession']['second_factor'];

export interface FactorFacts {
  role: Role;
  isProved: boolean;
  hasApp: boolean;
  hasPasskey: boolean;
}

const DEMANDED_OF: ReadonlySet<Role> = new Set(['owner', 'manager']);

export function secondFactorOf(
  { role, isProved, hasApp, hasPasskey }: FactorFacts,
  { demandsSecondFactor = false }: Pick<ShopSettings, 'demandsSecondFactor'>,
): SecondFactorState {
  if (isProved) return 'done';
  if (hasApp) return 'code';
  if (!demandsSecondFactor || !DEMANDED_OF.has(role)) return 'done';
  return hasPasskey ? 'passkey' : 'setup';
}

const ALWAYS = ['getStaffSession', 'signOutStaff', 'verifyStaffCode'];

const ADDING = [
  'getStaffSecondFactor',
  'startStaffSecondFactor',
  'confirmStaffSecondFactor',
  'listStaffPasskeys',
  'getStaffPasskeyRegistration',
  'registerStaffPasskey',
];

const BEFORE: Readonly<Record<Exclude<SecondFactorState, 'done'>, ReadonlySet<string>>> = {
  code: new Set(ALWAYS),
  passkey: new Set(ALWAYS),
  setup: new Set([...ALWAYS, ...ADDING]),
};

export interface PermittedSession {
  member: { role: Role };
  secondFactor: SecondFactorState;
}

export function hasPermission(
  { member, secondFactor }: PermittedSession,
  permission: Permission,
): boolean {
  return secondFactor === 'done' && isAllowed(member.role, permission);
}

/**
 * True if a session may call an operation. Before the second factor, only session and setup calls are allowed.
 * @param permission undefined if every role may call the operation
 */
export function mayCall(
  session: PermittedSession,
  operation: string,
  permission: Permission | undefined,
): boolean {
  const { secondFactor } = session;
  if (secondFactor !== 'done') return BEFORE[secondFactor].has(operation);
  return permission === undefined || hasPermission(session, permission);
}
