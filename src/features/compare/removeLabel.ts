import type { IntlShape } from 'react-intl';

export function removeLabel({ formatMessage }: IntlShape, name: string | undefined): string {
  return name === undefined
    ? formatMessage({ id: 'compare.removeAny' })
    : formatMessage({ id: 'compare.remove' }, { name });
}
