/** Signing in costs a third of a second, by intention, and tests do little else. */
import { passwordCost } from '../account/password.ts';

/** What the shop itself takes, for the test of just that. */
export const costOfShop = { ...passwordCost };

Object.assign(passwordCost, { N: 2 ** 11, p: 1 });
