import { userEvent, type UserEvent } from '@testing-library/user-event';

const KEYS = /[{[]/;

/**
 * Creates a user whose `type` pastes the text, so screens render once per field. Texts with special keys are typed.
 * Tests of typing use `userEvent`.
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
