/** Which second factor a session still needs, and what it may do until then. */
import type { ShopSettings } from '../../shopSettings.ts';
import { isAllowed } from './permission.ts';
import type { Permission, Role, StaffDto } from '../staffDto.ts';

export type SecondFactorState = StaffDto['StaffSession']['second_factor'];

/** A session as far as its second factor depends on it. */
export interface FactorFacts {
  role: Role;
  /** Whether the session has proved a second factor. */
  isProved: boolean;
  /** Whether the member has switched an authenticator app on. */
  hasApp: boolean;
  hasPasskey: boolean;
}

/** Roles that need a second factor where the shop demands one. */
const DEMANDED_OF: ReadonlySet<Role> = new Set(['owner', 'manager']);

/** Returns `done` for a session that needs none, or has proved it. */
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

/** Operations before the second factor is proved. */
const BEFORE: Readonly<Record<Exclude<SecondFactorState, 'done'>, ReadonlySet<string>>> = {
  code: new Set(ALWAYS),
  passkey: new Set(ALWAYS),
  setup: new Set([...ALWAYS, ...ADDING]),
};

/** A session as far as permissions depend on it. */
export interface PermittedSession {
  member: { role: Role };
  secondFactor: SecondFactorState;
}

/** Whether a session has a permission. */
export function hasPermission(
  { member, secondFactor }: PermittedSession,
  permission: Permission,
): boolean {
  return secondFactor === 'done' && isAllowed(member.role, permission);
}

/** Whether a session may call an operation; without a permission every session may once its second factor is proved. */
export function mayCall(
  session: PermittedSession,
  operation: string,
  permission: Permission | undefined,
): boolean {
  const { secondFactor } = session;
  if (secondFactor !== 'done') return BEFORE[secondFactor].has(operation);
  return permission === undefined || hasPermission(session, permission);
}
