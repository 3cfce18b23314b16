/** Signing in costs a third of a second, by intention, and tests do little else. */
import { passwordCost } from '../account/signin/password.ts';
import { cheapCost } from './passwordCosts.ts';

Object.assign(passwordCost, cheapCost);
