import type { Language } from '../../language.ts';
import { texts } from '../../texts.ts';

/** Writes a moment as people say it, without a year: weekday, day, month, hour and minute. */
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
