import * as React from 'react';

/**
 * Has React keep no stack of where each element was made, which is a sixth of the time of tests that draw. It does without
 * them by itself beyond 10,000 in a second, and begins anew each second; here there are always so many. Messages have their
 * component stacks as before. Nothing happens where another release of React counts elsewhere.
 */
export function withoutOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set() {} });
}
