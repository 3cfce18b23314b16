/** What a recording says in place of a text: the same for the same text, so that comparisons come out as they did. */
export interface Redactor {
  /** Characters in place of a text; '' stays. */
  mask(text: string): string;
  /** A value with the same structure, numbers and switches, its texts masked save those of the named fields. */
  texts(value: unknown, kept: ReadonlySet<string>): unknown;
}

/** What becomes of a value in a recording. */
export type Rule = (value: unknown, redactor: Redactor) => unknown;

const NONE: ReadonlySet<string> = new Set();

/** Stays as it is: content of the shop, or a choice among such content. */
export const kept: Rule = (value) => value;
/** Keeps its form alone. */
export const masked: Rule = (value, redactor) => redactor.texts(value, NONE);
/** Is left out, as too large or of no use. */
export const dropped: Rule = () => undefined;

/** Each field of a record by a rule of its own; fields without one keep their form alone. */
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

/** Each item of a list by one rule; what is no list keeps its form alone. */
export function each(rule: Rule): Rule {
  return (value, redactor) =>
    Array.isArray(value)
      ? value.map((item: unknown) => rule(item, redactor))
      : masked(value, redactor);
}

/** Keeps its form and the texts of these fields, at any depth. */
export function only(...fields: string[]): Rule {
  const names = new Set(fields);
  return (value, redactor) => redactor.texts(value, names);
}

/** Fields whose text may be the shop's own or typed: it stays where the shop itself said it elsewhere. */
const AMBIGUOUS = new Set(['value', 'html', 'text', 'message']);

/**
 * The redactor of one recording.
 * @param publicText texts that the shop itself said in answers that stay as they are
 */
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
