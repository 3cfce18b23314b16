import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';

function changeText(intl: IntlShape, now: number, before: number): string | undefined {
  if (before === 0) return undefined;
  return intl.formatNumber(now / before - 1, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
}

interface FigureProps {
  readonly label: string;
  readonly value: number;
  readonly before?: { readonly value: number; readonly textId: string };
  readonly format: (value: number) => string;
}

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
