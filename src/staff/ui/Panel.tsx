import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

export function Panel({ title, extra, children }: PanelProps) {
  const titleId = useId();
  return (
    <Paper component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 }, boxShadow: 1 }}>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', gap: 2, mb: 2, flexWrap: 'wrap' }}
      >
        <Typography id={titleId} component="h2" variant="h4">
          {title}
        </Typography>
        {extra}
      </Stack>
      {children}
    </Paper>
  );
}
