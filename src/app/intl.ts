import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';
import { api } from '../api/api.ts';
import { MessageText } from '../components/MessageText.tsx';
import { selectLanguage } from '../features/ui/uiSlice.ts';
import type { Language } from '../features/ui/languages.ts';
import type { RootState } from '../store/makeStore.ts';

type Texts = Record<string, MessageFormatElement[]>;
const NO_TEXTS: Texts = {};

/** Ignores missing texts: titles of the server's menu may have no translation and are then shown as they are. */
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

/**
 * Returns the intl object of a state. Falls back to the texts of `other`: during time travel, the shown or the live
 * state may lack texts.
 */
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
