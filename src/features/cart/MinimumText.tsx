import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { quantityText } from '../../../contract/weight.ts';

interface MinimumTextProps {
  readonly minimum: number;
  /** Weight of one unit in grams, for goods sold by weight. */
  readonly weightStep?: number | undefined;
  readonly className?: string | undefined;
}

export function MinimumText({ minimum, weightStep, className }: MinimumTextProps) {
  const { locale } = useIntl();
  if (minimum <= 1) return null;
  const least = quantityText(minimum, weightStep, locale);
  return (
    <Typography variant="caption" component="p" color="textSecondary" className={className}>
      <FormattedMessage id="catalog.minimum.text" values={{ minimum: least }} />
    </Typography>
  );
}
