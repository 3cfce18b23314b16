import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BackLink } from './BackLink.tsx';

interface PageHeaderProps {
  readonly title: string;
  readonly heading?: ReactNode;
  readonly children?: ReactNode;
}

export function PageHeader({ title, heading, children }: PageHeaderProps) {
  return (
    <>
      <BackLink />
      <Box
        component="header"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 3 }}
      >
        <title>{title}</title>
        <Typography component="h1" variant="h3" sx={{ flex: '1 1 240px' }}>
          {heading ?? title}
        </Typography>
        {children}
      </Box>
    </>
  );
}
