import { ShopperError } from '../errors.ts';
import type { Language } from '../language.ts';

function waitText(seconds: number): Record<Language, string> {
  if (seconds < 60) return { en: 'less than a minute', fr: 'moins d’une minute' };
  const minutes = Math.ceil(seconds / 60);
  const plural = minutes === 1 ? '' : 's';
  return { en: `${minutes} minute${plural}`, fr: `${minutes} minute${plural}` };
}

/** The shopper has to wait before trying again; the answer says how long, in seconds too. */
export class RateLimitExceeded extends ShopperError {
  override readonly fields: { readonly retry_after: number };

  constructor(seconds: number) {
    super();
    this.fields = { retry_after: seconds };
  }

  errorIn(language: Language): string {
    const wait = waitText(this.fields.retry_after);
    return {
      en: `Too many tries. Please wait ${wait.en} and try again.`,
      fr: `Trop de tentatives. Veuillez patienter ${wait.fr} avant de réessayer.`,
    }[language];
  }
}
