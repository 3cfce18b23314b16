import type { Language } from '../../language.ts';
import { texts } from '../../texts.ts';

export function dayAndTimeFormat(timeZone: string, language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(texts.format.locale[language], {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
}
