import { FormattedMessage } from 'react-intl';
import type { CartOption } from '../../api/endpoints.gen.ts';
import { uniqueKeys } from '../../lib/uniqueKeys.ts';

interface LineOptionsProps {
  readonly options: readonly CartOption[];
  readonly className?: string | undefined;
}

/** The options of a line, one 'name: value' each; nothing where there are none. */
export function LineOptions({ options, className }: LineOptionsProps) {
  if (options.length === 0) return null;
  const keys = uniqueKeys(options.map(({ name, value }) => `${name} ${value}`));
  return (
    <ul className={className}>
      {options.map(({ name, value }, index) => (
        <li key={keys[index]}>
          <FormattedMessage id="cart.line.option" values={{ name, value }} />
        </li>
      ))}
    </ul>
  );
}
