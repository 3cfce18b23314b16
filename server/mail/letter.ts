import type { Language, Text } from '../language.ts';
import { inEveryLanguage, say, texts } from '../texts.ts';
import type { Email } from './renderEmail.ts';

/** The messages of one email; those in lists are paragraphs. */
export interface LetterTexts {
  readonly subject: Text;
  readonly paragraphs: readonly Text[];
  readonly button: Text;
  readonly closing: readonly Text[];
}

/** Values of the messages, and what else an email has. */
export interface LetterContent {
  /** `firstname` is greeted; nobody by name where absent. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Where the button leads. */
  readonly url: string;
  /** Paragraphs behind the others. */
  readonly more?: readonly Text[];
  readonly moreClosing?: readonly Text[];
  readonly rows?: (language: Language) => Email['rows'];
}

/** An email of those messages in every language. */
export function letter(
  said: LetterTexts,
  { values = {}, url, more = [], moreClosing = [], rows }: LetterContent,
): Record<Language, Email> {
  const { hello, helloAnybody } = texts.email;
  return inEveryLanguage((language) => {
    const filled = (text: Text) => say(text[language], language, values);
    const shown = rows?.(language);
    return {
      subject: filled(said.subject),
      greeting: filled('firstname' in values ? hello : helloAnybody),
      paragraphs: [...said.paragraphs.map(filled), ...more.map((text) => text[language])],
      ...(shown && { rows: shown }),
      button: { text: filled(said.button), url },
      closing: [...said.closing.map(filled), ...moreClosing.map((text) => text[language])],
    };
  });
}
