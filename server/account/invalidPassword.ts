import type { Text } from '../language.ts';

/** Said beside the field where customers give their own password again. */
export const invalidPassword: Text = {
  en: 'This is not your password.',
  fr: 'Ce n’est pas votre mot de passe.',
};
