import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';
import { MessageText } from '../components/MessageText.tsx';
import type { Language } from '../features/ui/languages.ts';

/** Texts by id, compiled or, in tests, as they are written. */
export type StaffTexts = Record<string, MessageFormatElement[]> | Record<string, string>;

// Formatters are expensive to make.
const formatters = createIntlCache();

/** What puts these texts, amounts and times into words. */
export function staffIntl(language: Language, messages: StaffTexts): IntlShape {
  const locale = language === 'en' ? 'en-IN' : language;
  return createIntl(
    { locale, defaultLocale: 'en-IN', messages, textComponent: MessageText },
    formatters,
  );
}

/** The counter's texts and those of the shop's forms. @throws where they cannot be had */
export async function fetchTexts(language: Language): Promise<StaffTexts> {
  const files = ['/assets/i18n', '/staff/assets/i18n'].map(async (folder) => {
    const answer = await fetch(`${folder}/${language}.json`);
    if (!answer.ok) throw new Error(`The texts answer ${answer.status}.`);
    return (await answer.json()) as Record<string, MessageFormatElement[]>;
  });
  return Object.assign({}, ...(await Promise.all(files))) as StaffTexts;
}
