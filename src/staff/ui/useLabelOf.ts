import { useIntl } from 'react-intl';

const LANGUAGE_NAMES: Readonly<Record<string, string>> = { en: 'English', fr: 'Français' };

/**
 * Says what a field is called, with its language where there are two; one without a text is called by its name.
 * @param texts ids of texts by the names of fields, without their language
 */
export function useLabelOf(texts: Readonly<Record<string, string>>): (name: string) => string {
  const { formatMessage } = useIntl();
  return (name) => {
    const [, plain = name, language] = /^(.+)_(en|fr)$/.exec(name) ?? [];
    const id = texts[plain];
    const label = id === undefined ? (LANGUAGE_NAMES[plain] ?? plain) : formatMessage({ id });
    return language === undefined ? label : `${label} (${LANGUAGE_NAMES[language]})`;
  };
}
