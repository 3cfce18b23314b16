import { useIntl } from 'react-intl';
import { LANGUAGES } from '../../features/ui/languages.ts';

/**
 * Returns a function that labels fields and adds the language to translated fields. Falls back to the field's name.
 * @param texts message ids by field name, without the language
 */
export function useLabelOf(texts: Readonly<Record<string, string>>): (name: string) => string {
  const { formatMessage, formatDisplayName } = useIntl();
  const nameOf = (code: string) =>
    LANGUAGES.some((language) => language === code)
      ? (formatDisplayName(code, { type: 'language' }) ?? code)
      : code;
  return (name) => {
    const [, plain = name, language] = /^(.+)_(en|fr)$/.exec(name) ?? [];
    const id = texts[plain];
    const label = id === undefined ? nameOf(plain) : formatMessage({ id });
    return language === undefined ? label : `${label} (${nameOf(language)})`;
  };
}
