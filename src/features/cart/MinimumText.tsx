import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

interface MinimumTextProps {
  /** The smallest quantity that can be ordered; of 1 nothing is said */
  readonly minimum: number;
  readonly className?: string | undefined;
}

/** Says from which quantity on a product can be ordered. */
export function MinimumText({ minimum, className }: MinimumTextProps) {
  if (minimum <= 1) return null;
  return (
    <Typography variant="caption" component="p" color="textSecondary" className={className}>
      <FormattedMessage id="catalog.minimum.text" values={{ minimum }} />
    </Typography>
  );
}
