import { addressRoutes } from './addressRoutes.ts';
import { loginRoutes } from './loginRoutes.ts';
import { logoutRoutes } from './logoutRoutes.ts';
import { ownDataRoutes } from './ownDataRoutes.ts';
import { ownSessionRoutes } from './ownSessionRoutes.ts';
import { passkeyRoutes } from './passkeyRoutes.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { profileRoutes } from './profileRoutes.ts';
import { registrationRoutes } from './registrationRoutes.ts';
import { secondFactorRoutes } from './secondFactorRoutes.ts';

/** Handlers of customer accounts. */
export const accountRoutes = {
  ...registrationRoutes,
  ...loginRoutes,
  ...logoutRoutes,
  ...passwordRoutes,
  ...profileRoutes,
  ...addressRoutes,
  ...passkeyRoutes,
  ...secondFactorRoutes,
  ...ownDataRoutes,
  ...ownSessionRoutes,
};
