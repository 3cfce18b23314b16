import { createRouteMatcher } from '../router/routeMatcher.ts';
import { routes, shortProductRoute } from './routes.ts';

export const matchRoute = createRouteMatcher(routes, shortProductRoute);
