import type { Language, Text } from '../language.ts';
import { inEveryLanguage, formatText, texts } from '../texts.ts';
import type { Email } from './renderEmail.ts';

export interface EmailTexts {
  readonly subject: Text;
  readonly paragraphs: readonly Text[];
  readonly button: Text;
  readonly closing: readonly Text[];
}

export interface EmailContent {
  readonly values?: Readonly<Record<string, string | number>>;
  readonly url: string;
  readonly more?: readonly Text[];
  readonly moreClosing?: readonly Text[];
  readonly rows?: (language: Language) => Email['rows'];
}

export function buildEmail(
  said: EmailTexts,
  { values = {}, url, more = [], moreClosing = [], rows }: EmailContent,
): Record<Language, Email> {
  const { hello, helloAnybody } = texts.email;
  return inEveryLanguage((language) => {
    const filled = (text: Text) => formatText(text[language], language, values);
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
