import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

interface MinimumTextProps {
  readonly minimum: number;
  readonly className?: string | undefined;
}

export function MinimumText({ minimum, className }: MinimumTextProps) {
  if (minimum <= 1) return null;
  return (
    <Typography variant="caption" component="p" color="textSecondary" className={className}>
      <FormattedMessage id="catalog.minimum.text" values={{ minimum }} />
    </Typography>
  );
}
