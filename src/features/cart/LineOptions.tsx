import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { CartOption } from '../../api/endpoints.gen.ts';
import { uniqueKeys } from '../../lib/uniqueKeys.ts';

interface LineOptionsProps {
  readonly options: readonly CartOption[];
}

export function LineOptions({ options }: LineOptionsProps) {
  if (options.length === 0) return null;
  const keys = uniqueKeys(options.map(({ name, value }) => `${name} ${value}`));
  return (
    <Typography component="ul" variant="caption" color="textSecondary">
      {options.map(({ name, value }, index) => (
        <li key={keys[index]}>
          <FormattedMessage id="cart.line.option" values={{ name, value }} />
        </li>
      ))}
    </Typography>
  );
}
