import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type MarkTone = 'neutral' | 'info' | 'warning' | 'success' | 'error';

interface MarkProps {
  readonly tone: MarkTone;
  readonly children: ReactNode;
}

const colorOf = (tone: MarkTone) =>
  tone === 'neutral' ? 'var(--mui-palette-text-secondary)' : `var(--mui-palette-${tone}-main)`;

export function Mark({ tone, children }: MarkProps) {
  const color = colorOf(tone);
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1.25,
        border: `1px solid ${color}`,
        borderRadius: 99,
        background: `color-mix(in srgb, ${color} 8%, transparent)`,
        color,
        fontSize: 'var(--rr-text-sm)',
        fontFamily: 'var(--rr-font-text)',
        fontWeight: 'var(--rr-weight-strong)',
        lineHeight: '24px',
        letterSpacing: 0,
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
