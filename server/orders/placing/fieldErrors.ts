import { FormRejection } from '../../account/formRejection.ts';
import type { Text } from '../../language.ts';

export class FieldErrors {
  readonly #texts: Record<string, Text> = {};

  add(field: string, text: Text): void {
    this.#texts[field] ??= text;
  }

  /** Runs a check and returns its result. If the check rejects fields, adds their errors and returns undefined. */
  async collect<Value>(check: () => Value | Promise<Value>): Promise<Value | undefined> {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof FormRejection)) throw error;
      for (const [field, text] of Object.entries(error.texts)) this.add(field, text);
      return undefined;
    }
  }

  reject(): void {
    if (Object.keys(this.#texts).length > 0) throw new FormRejection(this.#texts);
  }
}
