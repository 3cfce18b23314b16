import type { Database } from '../db/schema.ts';
import { addressRoutes } from './addressRoutes.ts';
import { loginRoutes } from './loginRoutes.ts';
import { logoutRoutes } from './logoutRoutes.ts';
import { ownDataRoutes } from './ownDataRoutes.ts';
import { passkeyRoutes } from './passkeyRoutes.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { profileRoutes } from './profileRoutes.ts';
import { registrationRoutes } from './registrationRoutes.ts';
import { createRelyingParty } from './relyingParty.ts';

/**
 * Handlers of customer accounts.
 * @param origin scheme and host of the shop, which passkeys are bound to
 */
export function accountRoutes(db: Database, origin: string) {
  const party = createRelyingParty(origin);
  return {
    ...registrationRoutes(db),
    ...loginRoutes(db),
    ...logoutRoutes(db),
    ...passwordRoutes(db),
    ...profileRoutes(db),
    ...addressRoutes(db),
    ...passkeyRoutes(db, party),
    ...ownDataRoutes(db, party),
  };
}
