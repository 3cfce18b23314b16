import type { Components, Theme } from '@mui/material/styles';

export const navigation: Components<Theme> = {
  MuiListItemButton: {
    styleOverrides: {
      root: {
        gap: 6,
        width: '100%',
        minHeight: 'var(--rr-target)',
        padding: 'var(--rr-space-1) var(--rr-space-3)',
        borderRadius: 'var(--rr-radius-sm)',
        color: 'var(--mui-palette-text-primary)',
        fontSize: 'var(--rr-text-md)',
        lineHeight: 1.35,
        '&:hover, &[aria-selected=true]': { backgroundColor: 'var(--rr-primary-soft)' },
        '&[aria-selected=true]': { outline: '2px solid var(--rr-focus)', outlineOffset: -2 },
        '&[aria-current=page]': {
          color: 'var(--mui-palette-primary-main)',
          fontWeight: 'var(--rr-weight-strong)',
        },
      },
    },
    variants: [
      {
        props: { disableGutters: true },
        style: {
          justifyContent: 'space-between',
          minHeight: 56,
          paddingInline: 0,
          borderRadius: 0,
          fontSize: 'var(--rr-text-lg)',
          fontWeight: 'var(--rr-weight-medium)',
        },
      },
    ],
  },
  MuiBottomNavigation: {
    styleOverrides: {
      root: {
        height: 'auto',
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        borderBlockStart: '1px solid var(--mui-palette-divider)',
      },
    },
  },
  MuiBottomNavigationAction: {
    styleOverrides: {
      root: {
        gap: 1,
        minWidth: 0,
        maxWidth: 'none',
        minHeight: 'var(--rr-bar-height)',
        padding: 'var(--rr-space-1) 2px',
        '&[aria-current=page]': { fontWeight: 'var(--rr-weight-bold)' },
      },
      label: {
        // Limit the font size, so that none of the five labels in the row breaks.
        '&, &.Mui-selected': { fontSize: 'min(var(--rr-text-xs), 4.4vw)' },
        fontWeight: 'inherit',
        lineHeight: 1.25,
        textAlign: 'center',
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 'auto',
        minHeight: 32,
        borderRadius: 'var(--rr-radius-pill)',
        background: 'var(--rr-primary-soft)',
        color: 'var(--mui-palette-text-primary)',
        fontSize: 'var(--rr-text-sm)',
        fontWeight: 'var(--rr-weight-strong)',
        '&.MuiChip-clickable:hover': { background: 'var(--rr-accent-soft)' },
      },
      label: {
        whiteSpace: 'normal',
        '& > svg': { marginInlineStart: 'var(--rr-space-1)', verticalAlign: '-3px' },
      },
    },
    variants: [
      {
        props: { variant: 'outlined' },
        style: {
          minHeight: 'var(--rr-target)',
          borderColor: 'var(--mui-palette-divider)',
          background: 'var(--mui-palette-background-paper)',
          fontSize: 'var(--rr-text-md)',
          fontVariantNumeric: 'tabular-nums',
          fontWeight: 'var(--rr-weight-medium)',
          '&.MuiChip-clickable:hover': {
            borderColor: 'var(--rr-border-strong)',
            background: 'var(--mui-palette-background-paper)',
          },
          '&[aria-current], &[aria-current].MuiChip-clickable:hover': {
            borderColor: 'var(--mui-palette-primary-main)',
            background: 'var(--mui-palette-primary-main)',
            color: 'var(--mui-palette-primary-contrastText)',
          },
          '& .MuiChip-avatar': {
            width: 32,
            height: 32,
            margin: '0 0 0 5px',
            borderRadius: '50%',
          },
          '& .MuiChip-label': { paddingInline: 17 },
          '& .MuiChip-avatar + .MuiChip-label': { paddingInlineStart: 'var(--rr-space-2)' },
        },
      },
    ],
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: { fontSize: 'var(--rr-text-md)' },
      li: { minWidth: 0, '& a:hover': { color: 'var(--mui-palette-primary-main)' } },
      separator: { marginInline: 6, color: 'var(--rr-border-strong)' },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        // Seven pagination items must fit in one line on the narrowest screens.
        minWidth: 'clamp(36px, 11vw, var(--rr-target))',
        height: 'var(--rr-target)',
        margin: 0,
        borderRadius: 'var(--rr-radius-pill)',
        fontSize: 'var(--rr-text-base)',
        fontVariantNumeric: 'tabular-nums',
        '&:hover': { background: 'var(--rr-primary-soft)' },
        '&.Mui-selected': {
          fontWeight: 'var(--rr-weight-bold)',
          '&, &:hover': { background: 'var(--mui-palette-primary-main)' },
        },
      },
      ellipsis: {
        minWidth: 24,
        height: 'auto',
        color: 'var(--mui-palette-text-secondary)',
        '&:hover': { background: 'none' },
      },
    },
  },
};
