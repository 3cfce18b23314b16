export const ROW_BORDER = {
  borderBottom: '1px solid var(--mui-palette-divider)',
  '&:last-of-type': { borderBottom: 0 },
} as const;
