import { addressRoutes } from './addresses/addressRoutes.ts';
import { loginRoutes } from './signin/loginRoutes.ts';
import { logoutRoutes } from './signin/logoutRoutes.ts';
import { ownDataRoutes } from './ownDataRoutes.ts';
import { ownSessionRoutes } from './ownSessionRoutes.ts';
import { passkeyRoutes } from './signin/passkeyRoutes.ts';
import { passwordRoutes } from './signin/passwordRoutes.ts';
import { profileRoutes } from './profileRoutes.ts';
import { registrationRoutes } from './registrationRoutes.ts';
import { secondFactorRoutes } from './signin/secondFactorRoutes.ts';

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
