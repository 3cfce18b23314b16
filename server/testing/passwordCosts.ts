import { passwordCost } from '../account/signin/password.ts';

export const costOfShop = { ...passwordCost };

export const cheapCost = { N: 2 ** 11, p: 1 };
