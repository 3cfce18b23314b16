import type { Language, Text } from './language.ts';
import { en, type Texts } from './texts/en.ts';
import { fr } from './texts/fr.ts';

const LANGUAGES: Record<Language, Texts> = { en, fr };

/** A text in every language; of a function, what it makes; of anything else, each of its members. */
type InEveryLanguage<Said> = Said extends string
  ? Text
  : Said extends (...values: infer Values) => infer Made
    ? (...values: Values) => Record<Language, Made>
    : { [Name in keyof Said]: InEveryLanguage<Said[Name]> };

/** What is made for each language. */
export function inEveryLanguage<Made>(make: (language: Language) => Made): Record<Language, Made> {
  const languages = Object.keys(LANGUAGES) as Language[];
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    Made
  >;
}

type Utterance = string | ((...values: unknown[]) => unknown) | { [name: string]: Utterance };

function combine(said: Record<Language, Utterance>): unknown {
  if (typeof said.en === 'string') return said;
  if (typeof said.en === 'function') {
    const makers = said as Record<Language, (...values: unknown[]) => unknown>;
    return (...values: unknown[]) => inEveryLanguage((language) => makers[language](...values));
  }
  const members = said as Record<Language, Record<string, Utterance>>;
  return Object.fromEntries(
    Object.keys(said.en).map((name) => [
      name,
      combine(inEveryLanguage((language) => members[language][name] as Utterance)),
    ]),
  );
}

/** Everything the server says, by room and name. */
export const texts = combine(
  LANGUAGES as unknown as Record<Language, Utterance>,
) as InEveryLanguage<Texts>;
