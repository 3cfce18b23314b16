import { createRouteMatcher } from '../router/routeMatcher.ts';
import { routes, shortProductRoute } from './routes.ts';

/** The page of this shop at a path. */
export const matchRoute = createRouteMatcher(routes, shortProductRoute);
