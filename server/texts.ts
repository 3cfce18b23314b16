import { IntlMessageFormat } from 'intl-messageformat';
import english from '../translations/server/en.json' with { type: 'json' };
import french from '../translations/server/fr.json' with { type: 'json' };
import { LANGUAGES, type Language, type Text } from './language.ts';

const messages: Record<Language, typeof english> = { en: english, fr: french };

type InEveryLanguage<Messages> = Messages extends string
  ? Text
  : { readonly [Name in keyof Messages]: InEveryLanguage<Messages[Name]> };

export function inEveryLanguage<Made>(make: (language: Language) => Made): Record<Language, Made> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<
    Language,
    Made
  >;
}

type Said = string | { readonly [name: string]: Said };

function combine(said: Record<Language, Said>): unknown {
  if (typeof said.en === 'string') return said;
  const members = said as Record<Language, Record<string, Said>>;
  const entries = Object.keys(said.en).map((name) => [
    name,
    combine(inEveryLanguage((language) => members[language][name] as Said)),
  ]);
  return Array.isArray(said.en) ? entries.map(([, member]) => member) : Object.fromEntries(entries);
}

/** Server messages (translations/server) in ICU syntax, by group and name. Messages with arguments need `fill`. */
export const texts = combine(messages as unknown as Record<Language, Said>) as InEveryLanguage<
  typeof english
>;

type Values = Readonly<Record<string, string | number>>;

const formats = new Map<string, IntlMessageFormat>();

/**
 * Formats a message.
 * @throws Error if an argument is missing
 */
export function formatText(message: string, language: Language, values: Values): string {
  const key = `${language} ${message}`;
  const format = formats.get(key) ?? new IntlMessageFormat(message, language);
  formats.set(key, format);
  return String(format.format(values));
}

/**
 * Formats a message in every language.
 * @param values the same for all languages, or a function of the language
 */
export const fill = (text: Text, values: Values | ((language: Language) => Values)): Text =>
  inEveryLanguage((language) =>
    formatText(text[language], language, typeof values === 'function' ? values(language) : values),
  );
