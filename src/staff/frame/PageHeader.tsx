import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BackLink } from './BackLink.tsx';

interface PageHeaderProps {
  /** Of the page, and in the browser's tab */
  readonly title: string;
  /** Shown in place of the title's text, as with a mark beside it */
  readonly heading?: ReactNode;
  /** What can be done on the page */
  readonly children?: ReactNode;
}

/** The heading of a page of the counter, and the way back from one below a page of the menu. */
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
