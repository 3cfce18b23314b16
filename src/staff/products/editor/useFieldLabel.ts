import { useIntl } from 'react-intl';
import { fieldLabels } from './fieldLabels.ts';

const LANGUAGE_NAMES: Readonly<Record<string, string>> = { en: 'English', fr: 'Français' };

/** Says what a field of a product's form is called, with its language where there are two. */
export function useFieldLabel(): (name: string) => string {
  const { formatMessage } = useIntl();
  return (name) => {
    const [, plain = name, language] = /^(.+)_(en|fr)$/.exec(name) ?? [];
    const id = fieldLabels[plain];
    const label = id === undefined ? plain : formatMessage({ id });
    return language === undefined ? label : `${label} (${LANGUAGE_NAMES[language]})`;
  };
}
