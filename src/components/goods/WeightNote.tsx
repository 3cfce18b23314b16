import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useWeightText } from './useWeightText.ts';

interface WeightNoteProps {
  /** Weight of one unit in grams; undefined if not sold by weight. */
  readonly step: number | undefined;
}

export function WeightNote({ step }: WeightNoteProps) {
  const weightOf = useWeightText();
  if (step === undefined) return null;
  return (
    <Typography variant="caption" component="p" color="textSecondary">
      <FormattedMessage id="weightNote.text" values={{ step: weightOf(step) }} />
    </Typography>
  );
}
