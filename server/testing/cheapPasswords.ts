/** Makes password hashing cheap in tests; the shop's own cost takes a third of a second. */
import { passwordCost } from '../account/signin/password.ts';
import { cheapCost } from './passwordCosts.ts';

Object.assign(passwordCost, cheapCost);
