import { useIntl } from 'react-intl';

export interface FieldTexts {
  readonly labelOf: (name: string) => string;
  readonly wordsOf: (name: string, value: string) => string;
}

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
