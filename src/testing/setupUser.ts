import { userEvent, type UserEvent } from '@testing-library/user-event';

/** Keys by name, such as `{Enter}`. */
const KEYS = /[{[]/;

/**
 * A user whose `type` enters a text at once, as a paste does: screens render once per field in place of once per character. A
 * test of typing itself takes `userEvent`.
 */
export function setupUser(): UserEvent {
  const user = userEvent.setup();
  return {
    ...user,
    type: async (element, text, options) => {
      if (KEYS.test(text) || options) return user.type(element, text, options);
      await user.click(element);
      await user.paste(text);
    },
  };
}
