import { useIntl } from 'react-intl';

/** How the fields of a form are said. */
export interface FieldTexts {
  /** What a field is called */
  readonly labelOf: (name: string) => string;
  /** A value of a field in words */
  readonly wordsOf: (name: string, value: string) => string;
}

/**
 * Says the fields of a form that holds plain texts.
 * @param labels ids of texts by the names of fields
 * @param flags names of the fields that are on or off
 */
export function useFieldTexts(
  labels: Readonly<Record<string, string>>,
  flags: readonly string[],
): FieldTexts {
  const { formatMessage } = useIntl();
  return {
    labelOf: (name) => formatMessage({ id: labels[name] ?? name }),
    wordsOf: (name, value) =>
      flags.includes(name)
        ? formatMessage({ id: value === '' ? 'staff.changes.no' : 'staff.changes.yes' })
        : value,
  };
}
