import type { Language } from './language.ts';
import { texts } from './texts.ts';

export function percentText(percent: number, language: Language): string {
  const format = new Intl.NumberFormat(texts.format.locale[language], {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return format.format(percent / 100);
}
