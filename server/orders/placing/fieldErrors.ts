import { FormRejection } from '../../account/formRejection.ts';
import type { Text } from '../../language.ts';

/** Collects the errors of a form over several checks, so that the shopper hears of everything at once. */
export class FieldErrors {
  readonly #texts: Record<string, Text> = {};

  /** Notes an error of a field; the first error of a field counts. */
  add(field: string, text: Text): void {
    this.#texts[field] ??= text;
  }

  /** What a check gives; undefined where it rejects fields, which are noted. */
  async collect<Value>(check: () => Value | Promise<Value>): Promise<Value | undefined> {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof FormRejection)) throw error;
      for (const [field, text] of Object.entries(error.texts)) this.add(field, text);
      return undefined;
    }
  }

  /** @throws FormRejection where anything was noted */
  reject(): void {
    if (Object.keys(this.#texts).length > 0) throw new FormRejection(this.#texts);
  }
}
