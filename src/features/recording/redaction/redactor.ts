/** Masks texts. Equal texts get equal masks, so comparisons keep their results. */
export interface Redactor {
  /** Returns the mask of a text; '' stays unmasked. */
  mask(text: string): string;
  /** Masks all texts except those of the named fields; structure, numbers and booleans stay. */
  texts(value: unknown, kept: ReadonlySet<string>): unknown;
}

export type Rule = (value: unknown, redactor: Redactor) => unknown;

const NONE: ReadonlySet<string> = new Set();

export const kept: Rule = (value) => value;
export const masked: Rule = (value, redactor) => redactor.texts(value, NONE);
export const dropped: Rule = () => undefined;

/** Applies a rule per field; fields without a rule are masked. */
export function byField(rules: Readonly<Record<string, Rule>>): Rule {
  return (value, redactor) => {
    if (typeof value !== 'object' || value === null) return masked(value, redactor);
    return Object.fromEntries(
      Object.entries(value).map(([name, field]: [string, unknown]) => [
        name,
        (Object.hasOwn(rules, name) ? (rules[name] ?? masked) : masked)(field, redactor),
      ]),
    );
  };
}

export function each(rule: Rule): Rule {
  return (value, redactor) =>
    Array.isArray(value)
      ? value.map((item: unknown) => rule(item, redactor))
      : masked(value, redactor);
}

/** Keeps the texts of the named fields at any depth and masks all other texts. */
export function only(...fields: string[]): Rule {
  const names = new Set(fields);
  return (value, redactor) => redactor.texts(value, names);
}

/** Fields that hold typed or public texts. A text in them stays unmasked only if a public response contained it. */
const AMBIGUOUS = new Set(['value', 'html', 'text', 'message']);

/** @param publicText texts from public responses, which stay unmasked */
export function createRedactor(publicText: ReadonlySet<string>): Redactor {
  const characters = new Map<string, string>();

  function mask(text: string): string {
    if (text === '') return '';
    const known = characters.get(text);
    if (known !== undefined) return known;
    const masking = `•${characters.size + 1}`;
    characters.set(text, masking);
    return masking;
  }

  function texts(value: unknown, names: ReadonlySet<string>, field = ''): unknown {
    if (typeof value === 'string') {
      const stays = names.has(field) || (AMBIGUOUS.has(field) && publicText.has(value));
      return stays ? value : mask(value);
    }
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => texts(item, names, field));
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, texts(item, names, name)]),
    );
  }

  return { mask, texts: (value, names) => texts(value, names) };
}
