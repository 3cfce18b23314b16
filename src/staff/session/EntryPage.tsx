import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PreferenceButtons } from '../frame/PreferenceButtons.tsx';
import { ShopLogo } from '../frame/ShopLogo.tsx';

interface EntryPageProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

export function EntryPage({ title, text, children }: EntryPageProps) {
  return (
    <Container
      component="main"
      maxWidth={false}
      sx={{
        maxWidth: 480,
        minHeight: '100dvh',
        display: 'grid',
        alignContent: 'center',
        gap: 3,
        py: 4,
      }}
    >
      <title>{title}</title>
      <ShopLogo />
      <Paper sx={{ p: { xs: 3, sm: 4 }, display: 'grid', gap: 2, boxShadow: 2 }}>
        <Typography component="h1" variant="h3">
          {title}
        </Typography>
        {text !== undefined && <Typography color="textSecondary">{text}</Typography>}
        {children}
      </Paper>
      <div>
        <PreferenceButtons />
      </div>
    </Container>
  );
}
