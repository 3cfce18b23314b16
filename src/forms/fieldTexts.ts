import type { TextFieldKeyboard } from './TextField.tsx';

interface FieldText {
  readonly labelId: string;
  readonly keyboard?: TextFieldKeyboard;
}

export const fieldTexts: Readonly<Record<string, FieldText>> = {
  firstname: { labelId: 'form.firstname', keyboard: { autoComplete: 'given-name' } },
  lastname: { labelId: 'form.lastname', keyboard: { autoComplete: 'family-name' } },
  email: {
    labelId: 'form.email',
    keyboard: {
      type: 'email',
      autoComplete: 'email',
      inputMode: 'email',
      autoCapitalize: 'none',
      spellCheck: false,
    },
  },
  telephone: {
    labelId: 'form.telephone',
    keyboard: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  },
  address_1: { labelId: 'form.address1', keyboard: { autoComplete: 'address-line1' } },
  address_2: { labelId: 'form.address2', keyboard: { autoComplete: 'address-line2' } },
  city: { labelId: 'form.city', keyboard: { autoComplete: 'address-level2' } },
  postcode: {
    labelId: 'form.postcode',
    keyboard: { autoComplete: 'postal-code', autoCapitalize: 'characters', spellCheck: false },
  },
};
