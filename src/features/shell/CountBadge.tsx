import Badge from '@mui/material/Badge';
import type { ReactNode } from 'react';

interface CountBadgeProps {
  readonly count: number;
  /** The icon */
  readonly children: ReactNode;
}

/** A small number at the corner of an icon, for the eye only; none where there is nothing to count. */
export function CountBadge({ count, children }: CountBadgeProps) {
  return (
    <Badge
      badgeContent={count || null}
      max={Infinity}
      color="secondary"
      overlap="circular"
      aria-hidden
    >
      {children}
    </Badge>
  );
}
