import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';
import { MessageText } from '../components/MessageText.tsx';
import type { Language } from '../features/ui/languages.ts';

export type StaffTexts = Record<string, MessageFormatElement[]> | Record<string, string>;

const formatters = createIntlCache();

export function staffIntl(language: Language, messages: StaffTexts): IntlShape {
  const locale = language === 'en' ? 'en-IN' : language;
  return createIntl(
    { locale, defaultLocale: 'en-IN', messages, textComponent: MessageText },
    formatters,
  );
}

/**
 * Fetches the staff texts and the storefront's texts, which the shared forms use.
 * @throws Error if the texts cannot be loaded
 */
export async function fetchTexts(language: Language): Promise<StaffTexts> {
  const files = ['/assets/i18n', '/staff/assets/i18n'].map(async (folder) => {
    const answer = await fetch(`${folder}/${language}.json`);
    if (!answer.ok) throw new Error(`The texts answer ${answer.status}.`);
    return (await answer.json()) as Record<string, MessageFormatElement[]>;
  });
  return Object.assign({}, ...(await Promise.all(files))) as StaffTexts;
}
