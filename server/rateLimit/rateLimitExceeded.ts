import { ShopperError } from '../http/errors.ts';
import type { Language } from '../language.ts';
import { fill, texts } from '../texts.ts';

export class RateLimitExceeded extends ShopperError {
  override readonly fields: { readonly retry_after: number };
  override readonly status: number;

  constructor(seconds: number, status = 200) {
    super();
    this.status = status;
    this.fields = { retry_after: seconds };
  }

  errorIn(language: Language): string {
    const { underAMinute, minutes, exceeded } = texts.rateLimit;
    const seconds = this.fields.retry_after;
    const wait = seconds < 60 ? underAMinute : fill(minutes, { count: Math.ceil(seconds / 60) });
    return fill(exceeded, { wait: wait[language] })[language];
  }
}
