import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { changeText } from './changeText.ts';

interface FigureProps {
  readonly label: string;
  readonly value: number;
  /** The number that it is compared with, and how it is called; nothing is compared without it */
  readonly before?: { readonly value: number; readonly textId: string };
  readonly format: (value: number) => string;
}

/** A number with what it is, and how it stands to an earlier one. */
export function Figure({ label, value, before, format }: FigureProps) {
  const intl = useIntl();
  return (
    <Paper component="div" sx={{ p: 2, boxShadow: 1, flex: '1 1 200px' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="h3" sx={{ m: 0 }}>
        {format(value)}
      </Typography>
      {before && (
        <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
          <FormattedMessage
            id={before.textId}
            values={{
              before: format(before.value),
              change: changeText(intl, value, before.value) ?? 'none',
            }}
          />
        </Typography>
      )}
    </Paper>
  );
}
