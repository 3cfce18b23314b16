import type { IntlShape } from 'react-intl';

/** What the button is called that takes a product out of the comparison; its name is missing while it loads. */
export function removeLabel({ formatMessage }: IntlShape, name: string | undefined): string {
  return name === undefined
    ? formatMessage({ id: 'compare.removeAny' })
    : formatMessage({ id: 'compare.remove' }, { name });
}
