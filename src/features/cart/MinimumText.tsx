import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useWeightText } from '../../components/goods/useWeightText.ts';

interface MinimumTextProps {
  readonly minimum: number;
  /** Weight of one unit in grams, for goods sold by weight. */
  readonly weightStep?: number | undefined;
  readonly className?: string | undefined;
}

export function MinimumText({ minimum, weightStep, className }: MinimumTextProps) {
  const { formatNumber } = useIntl();
  const weightOf = useWeightText();
  if (minimum <= 1) return null;
  const least = weightStep === undefined ? formatNumber(minimum) : weightOf(minimum * weightStep);
  return (
    <Typography variant="caption" component="p" color="textSecondary" className={className}>
      <FormattedMessage id="catalog.minimum.text" values={{ minimum: least }} />
    </Typography>
  );
}
