import * as React from 'react';

/**
 * Disables React's owner stacks, which take a sixth of the time of rendering tests. React itself stops recording
 * them beyond 10,000 per second. Component stacks stay. Has no effect if a React release stores the counter
 * elsewhere.
 */
export function withoutOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set() {} });
}
