import { passwordCost } from '../account/signin/password.ts';

/** What the shop itself takes, for the tests of just that. */
export const costOfShop = { ...passwordCost };

/** What other tests take. */
export const cheapCost = { N: 2 ** 11, p: 1 };
