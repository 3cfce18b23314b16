import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';
import { api } from '../api/api.ts';
import { MessageText } from '../components/MessageText.tsx';
import { selectLanguage } from '../features/ui/uiSlice.ts';
import type { Language } from '../features/ui/languages.ts';
import type { RootState } from '../store/makeStore.ts';

type Texts = Record<string, MessageFormatElement[]>;
const NO_TEXTS: Texts = {};

/** Menu titles may lack a text; their id or default is shown instead. */
function ignoreMissing(): void {}

// Formatters are expensive, so all pages rendered by the server share them.
const formatters = createIntlCache();
const known = new WeakMap<Texts, IntlShape>();

function textsOf(state: RootState, code: Language): Texts {
  return api.endpoints.getLanguageTexts.select({ code })(state).data || NO_TEXTS;
}

export function selectTexts(state: RootState): Texts {
  return textsOf(state, selectLanguage(state));
}

/** Returns the intl of a state. Falls back to another state's texts: in the past either may lack them. */
export function shownIntl(
  language: Language,
  texts: Texts,
  other: RootState | undefined,
): IntlShape {
  if (texts !== NO_TEXTS || !other) return intlOf(language, texts);
  const loaded = textsOf(other, language);
  if (loaded !== NO_TEXTS) return intlOf(language, loaded);
  return intlOf(selectLanguage(other), selectTexts(other));
}

export function intlOf(language: Language, messages: Texts): IntlShape {
  const made = known.get(messages);
  if (made) return made;
  const locale = language === 'en' ? 'en-IN' : language;
  const settings = {
    locale,
    defaultLocale: 'en-IN',
    messages,
    onError: ignoreMissing,
    textComponent: MessageText,
  };
  const intl = createIntl(settings, formatters);
  if (messages !== NO_TEXTS) known.set(messages, intl);
  return intl;
}
