import type { Components, Theme } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** An entry of the menu bar, underlined where it leads or what it discloses is shown */
    menu: true;
    /** Stands in a text or below one, like a link */
    inline: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    /** A word beside a name that wants to be seen */
    highlight: true;
  }
}

declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    /** With a line around it */
    outlined: true;
    /** On a round ground of its own, over a picture */
    overlay: true;
    /** The same while it is switched on, where the drawing does not say so */
    overlayOn: true;
    /** Stands above the page */
    raised: true;
    /** Takes something out: quiet until it is pointed at */
    removal: true;
  }
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** What unfolds over the page */
    raised: true;
    /** A ground in a colour of the shop */
    soft: true;
    /** On a quiet ground beside the page's main part; what leads on in it has its own ring */
    panel: true;
    /** Leads somewhere as a whole: a link in it covers it */
    tile: true;
    /** Around what cannot be undone */
    danger: true;
    /** A quiet ground without a line around it */
    sunken: true;
    /** No ground and no line: a card whose picture is enough */
    plain: true;
    /** In place of what is not there */
    absent: true;
    /** One of the values of a group, as a box with its radio button or check box in it */
    choice: true;
  }
}

/** The ring of the keyboard's focus, where it stands around what holds the control. */
const ring = { outline: '3px solid var(--rr-focus)', outlineOffset: 2 };

const quickly = (property: string) => `${property} var(--rr-motion-quick) var(--rr-ease-out)`;

const overlayGround = {
  content: '""',
  position: 'absolute',
  zIndex: -1,
  inset: 4,
  borderRadius: '50%',
  background: 'var(--rr-surface-raised)',
  boxShadow: 'var(--rr-shadow-1)',
  transition: quickly('background-color'),
} as const;

/** The input itself shows what is chosen, as it does before the code has loaded; a drawing beside it would wait for that. */
const nativeMark = {
  padding: 0,
  '& > input': {
    position: 'static',
    width: 22,
    height: 22,
    opacity: 1,
    accentColor: 'var(--mui-palette-primary-main)',
  },
} as const;

const smallMark = { '& > input': { width: 20, height: 20 } };

/** Buttons, links and chips: what can be pressed. */
const pressed: Components<Theme> = {
  MuiButtonBase: {
    styleOverrides: { root: { '&[aria-disabled=true]': { cursor: 'progress' } } },
  },
  MuiButton: {
    styleOverrides: {
      root: {
        minHeight: 'var(--rr-target)',
        padding: '9px 20px',
        borderRadius: 'var(--rr-radius-pill)',
        boxShadow: 'none',
        textAlign: 'center',
        transition: quickly('background-color'),
        '&:hover, &:active, &:focus-visible': { boxShadow: 'none' },
      },
      startIcon: { marginInlineStart: 0 },
      endIcon: { marginInlineEnd: 0 },
    },
    variants: [
      {
        props: { variant: 'contained', color: 'primary' },
        style: { '&[aria-disabled=true]': { background: 'var(--mui-palette-primary-light)' } },
      },
      {
        props: { variant: 'outlined', color: 'primary' },
        style: {
          borderColor: 'var(--rr-border-strong)',
          '&:hover': { background: 'var(--mui-palette-action-hover)' },
          '&[aria-disabled=true]': { color: 'var(--mui-palette-text-secondary)' },
        },
      },
      {
        props: { variant: 'text' },
        style: {
          padding: '9px 12px',
          '&:hover': { background: 'none', textDecoration: 'underline' },
          '&[aria-disabled=true]': { color: 'var(--mui-palette-text-secondary)' },
        },
      },
      {
        props: { variant: 'menu' },
        style: {
          gap: 6,
          minWidth: 0,
          minHeight: 42,
          padding: '0 var(--rr-space-3)',
          borderRadius: 0,
          color: 'var(--mui-palette-text-primary)',
          fontWeight: 'var(--rr-weight-medium)',
          whiteSpace: 'nowrap',
          '&::after': {
            content: '""',
            position: 'absolute',
            insetInline: 'var(--rr-space-3)',
            insetBlockEnd: 4,
            height: 2,
            borderRadius: 1,
            background: 'var(--rr-saffron)',
            scale: '0 1',
            transition: 'scale var(--rr-motion-gentle) var(--rr-ease-out)',
          },
          '&:hover::after, &[aria-expanded=true]::after, &[aria-current=page]::after': {
            scale: '1',
          },
          '&[aria-current=page]': { color: 'var(--mui-palette-primary-main)' },
        },
      },
      {
        // Not for now, rather than for a moment.
        props: { color: 'inherit' },
        style: {
          '&[aria-disabled=true]': {
            borderColor: 'var(--mui-palette-divider)',
            background: 'var(--rr-surface-sunken)',
            color: 'var(--mui-palette-text-secondary)',
            cursor: 'not-allowed',
          },
        },
      },
      { props: { size: 'small' }, style: { fontSize: 'var(--rr-text-sm)', padding: '7px 14px' } },
      { props: { size: 'large' }, style: { minHeight: 52, padding: '12px 28px' } },
      {
        props: { variant: 'inline' },
        style: {
          justifyContent: 'flex-start',
          minWidth: 0,
          padding: '4px 0',
          borderRadius: 'var(--rr-radius-sm)',
          color: 'var(--variant-textColor, inherit)',
          textAlign: 'start',
          textDecoration: 'underline',
          textUnderlineOffset: 3,
          '&:hover': { textDecoration: 'underline', textDecorationThickness: 2 },
          '&[aria-disabled=true]': {
            background: 'none',
            color: 'inherit',
            textDecoration: 'none',
          },
        },
      },
      {
        props: { variant: 'inline', color: 'primary' },
        style: { '&[aria-disabled=true]': { color: 'var(--mui-palette-text-secondary)' } },
      },
      {
        // Fingers need the whole height, a pointer does not.
        props: { variant: 'inline', size: 'small' },
        style: { '@media (pointer: fine)': { minHeight: 32 } },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 'var(--rr-target)',
        height: 'var(--rr-target)',
        flex: 'none',
        padding: 0,
        borderRadius: 'var(--rr-radius-pill)',
        transition: quickly('background-color'),
        '&:hover, &[aria-expanded=true]': { backgroundColor: 'var(--rr-primary-soft)' },
        '&[aria-disabled=true]': {
          background: 'none',
          color: 'var(--mui-palette-text-disabled)',
          cursor: 'default',
        },
      },
    },
    variants: [
      { props: { color: 'default' }, style: { color: 'inherit' } },
      {
        props: { color: 'raised' },
        style: {
          border: '1px solid var(--rr-border-strong)',
          background: 'var(--rr-surface-raised)',
          color: 'var(--mui-palette-text-primary)',
          boxShadow: 'var(--rr-shadow-2)',
          '&[aria-disabled=true]': { background: 'var(--rr-surface-raised)' },
        },
      },
      {
        props: { color: 'outlined' },
        style: { border: '1px solid var(--rr-border-strong)', color: 'inherit' },
      },
      {
        props: { color: 'removal' },
        style: {
          color: 'var(--mui-palette-text-secondary)',
          '&:hover': {
            backgroundColor: 'var(--rr-surface-sunken)',
            color: 'var(--mui-palette-error-main)',
          },
          '&[aria-disabled=true]': {
            background: 'none',
            color: 'var(--mui-palette-text-disabled)',
            cursor: 'progress',
          },
        },
      },
      {
        props: { color: 'overlay' },
        style: {
          isolation: 'isolate',
          color: 'var(--mui-palette-text-primary)',
          '&::before': overlayGround,
          '&:hover': { background: 'none' },
          '&:hover::before': { background: 'var(--rr-primary-soft)' },
          '&[aria-pressed=true]': { color: 'var(--mui-palette-secondary-main)' },
        },
      },
      {
        props: { color: 'overlayOn' },
        style: {
          isolation: 'isolate',
          color: 'var(--mui-palette-primary-contrastText)',
          '&::before': { ...overlayGround, background: 'var(--mui-palette-primary-main)' },
          '&:hover': { background: 'none' },
        },
      },
    ],
  },
  MuiLink: {
    styleOverrides: {
      root: {
        textDecorationColor: 'currentcolor',
        textDecorationThickness: 1,
        textUnderlineOffset: '0.2em',
        '&:hover': { textDecorationThickness: 2 },
      },
    },
    variants: [
      {
        // Stands by itself, where a button might
        props: { variant: 'button' },
        style: { display: 'inline-flex', alignItems: 'center', minHeight: 'var(--rr-target)' },
      },
    ],
  },
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
        // A row of a whole screen
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
        // Five words in a row: large text grows as far as none of them breaks.
        fontSize: 'min(var(--rr-text-xs), 4.4vw)',
        fontWeight: 'inherit',
        lineHeight: 1.25,
        textAlign: 'center',
        '&.Mui-selected': { fontSize: 'min(var(--rr-text-xs), 4.4vw)' },
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
        props: { color: 'highlight' },
        style: {
          minHeight: 0,
          background: 'var(--rr-saffron)',
          color: 'var(--rr-on-saffron)',
          fontSize: '0.6875rem',
          fontWeight: 'var(--rr-weight-bold)',
          lineHeight: 1.6,
        },
      },
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
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        // On the narrowest screens seven of them stand in one line.
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

/** Fields of forms and what stands around them. */
const fields: Components<Theme> = {
  MuiFormControl: {
    styleOverrides: { root: { minWidth: 0, gap: 'var(--rr-space-1)' } },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        padding: 0,
        color: 'var(--mui-palette-text-primary)',
        fontWeight: 'var(--rr-weight-strong)',
        lineHeight: 1.6,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: 'var(--mui-palette-text-primary)' },
        // The gap of a fieldset does not keep its contents off it.
        '&:is(legend)': { marginBottom: 'var(--rr-space-2)' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: 0, fontSize: 'var(--rr-text-sm)', lineHeight: 1.6 } },
  },
  MuiInputBase: {
    styleOverrides: {
      root: {
        fontSize: 'var(--rr-text-base)',
        lineHeight: 1.6,
        '&.Mui-disabled': { color: 'var(--mui-palette-text-secondary)' },
        '&:has(> .MuiInputBase-input:focus-visible)': ring,
      },
      input: {
        height: 'auto',
        '&::placeholder': { color: 'var(--mui-palette-text-secondary)', opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: 'currentcolor' },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 48,
        borderRadius: 'var(--rr-radius-md)',
        background: 'var(--mui-palette-background-paper)',
        '&:hover, &.Mui-focused': {
          '& .MuiOutlinedInput-notchedOutline': {
            borderWidth: 1,
            borderColor: 'var(--rr-border-strong)',
          },
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: 'var(--mui-palette-error-main)',
        },
        '&.Mui-disabled': { background: 'var(--rr-surface-sunken)' },
        '&.MuiInputBase-multiline': { padding: 0 },
      },
      input: { padding: '10px 14px', 'textarea&': { resize: 'vertical' } },
      notchedOutline: { borderColor: 'var(--rr-border-strong)' },
    },
    variants: [
      {
        // In a line with other controls
        props: { size: 'small' },
        style: {
          minHeight: 'var(--rr-target)',
          borderRadius: 'var(--rr-radius-pill)',
          fontSize: 'var(--rr-text-md)',
        },
      },
      {
        props: { type: 'search' },
        style: {
          minHeight: 'var(--rr-target)',
          paddingInlineEnd: 0,
          borderRadius: 'var(--rr-radius-pill)',
          '& .MuiInputBase-input': { appearance: 'none' },
          '& ::-webkit-search-cancel-button': { appearance: 'none' },
        },
      },
    ],
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: {
        borderRadius: 'inherit',
        textOverflow: 'ellipsis',
        '&:focus': { borderRadius: 'inherit' },
        '&&&': { paddingRight: 40 },
      },
      icon: { top: 'calc(50% - 9px)', right: 14, color: 'inherit' },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { gap: 'var(--rr-space-3)', minHeight: 'var(--rr-target)', margin: 0 },
      label: { flex: 1, minWidth: 0 },
    },
  },
  MuiCheckbox: { styleOverrides: { root: nativeMark, sizeSmall: smallMark } },
  MuiRadio: { styleOverrides: { root: nativeMark, sizeSmall: smallMark } },
};

/** What a link inside may cover: the ring of the focus stands around all of it. */
const covered = {
  position: 'relative',
  '&:has(a:focus-visible)': ring,
  '& a:focus-visible': { outline: 'none' },
} as const;

/** Surfaces, bars and messages. */
const surfaces: Components<Theme> = {
  MuiPaper: {
    styleOverrides: { root: { backgroundImage: 'none' } },
    variants: [
      {
        props: { variant: 'raised' },
        style: {
          border: '1px solid var(--mui-palette-divider)',
          background: 'var(--rr-surface-raised)',
          boxShadow: 'var(--rr-shadow-3)',
        },
      },
      {
        props: { variant: 'soft' },
        style: { borderRadius: 'var(--rr-radius-lg)', background: 'var(--rr-primary-soft)' },
      },
      {
        props: { variant: 'tile' },
        style: {
          ...covered,
          border: '1px solid var(--mui-palette-divider)',
          '&:hover': { borderColor: 'var(--rr-border-strong)', boxShadow: 'var(--rr-shadow-2)' },
        },
      },
      {
        props: { variant: 'danger' },
        style: { border: '1px solid var(--mui-palette-error-main)' },
      },
      { props: { variant: 'panel' }, style: { background: 'var(--rr-surface-sunken)' } },
      {
        props: { variant: 'sunken' },
        style: { ...covered, background: 'var(--rr-surface-sunken)' },
      },
      { props: { variant: 'plain' }, style: { ...covered, background: 'none' } },
      {
        props: { variant: 'absent' },
        style: {
          border: '1px dashed var(--mui-palette-divider)',
          borderRadius: 'var(--rr-radius-lg)',
          background: 'none',
        },
      },
      {
        props: { variant: 'choice' },
        style: {
          border: '1px solid var(--rr-border-strong)',
          borderRadius: 'var(--rr-radius-md)',
          cursor: 'pointer',
          '&:has(:checked)': {
            borderColor: 'var(--mui-palette-primary-main)',
            background: 'var(--rr-primary-soft)',
            boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
          },
          '&:has(:focus-visible)': ring,
          '& :focus-visible': { outline: 'none' },
          '[aria-invalid=true] > * > &': { borderColor: 'var(--mui-palette-error-main)' },
          '&:has(:disabled)': {
            borderStyle: 'dashed',
            background: 'transparent',
            color: 'var(--mui-palette-text-secondary)',
            cursor: 'not-allowed',
          },
        },
      },
    ],
  },
  MuiAppBar: {
    styleOverrides: {
      root: {
        border: 0,
        borderBottom: '1px solid var(--mui-palette-divider)',
        borderRadius: 0,
        background: 'var(--mui-palette-background-default)',
        color: 'var(--mui-palette-text-primary)',
      },
    },
  },
  MuiCard: {
    styleOverrides: {
      root: { overflow: 'visible', borderRadius: 'var(--rr-radius-lg)' },
    },
  },
  MuiCardActions: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: 'var(--rr-space-3)',
        padding: 0,
        '& > :not(style) ~ :not(style)': { margin: 0 },
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        alignItems: 'center',
        padding: 'var(--rr-space-3) var(--rr-space-4)',
        borderInlineStart: '4px solid currentcolor',
        borderRadius: 'var(--rr-radius-sm)',
        background: 'var(--rr-surface-sunken)',
        fontSize: 'var(--rr-text-base)',
        lineHeight: 1.6,
      },
      // The ring around what can be pressed in it reaches over the edge.
      message: { minWidth: 0, padding: 0, overflow: 'visible' },
    },
    variants: [
      ...(['error', 'success', 'warning', 'info'] as const).map((severity) => ({
        props: { severity },
        style: { color: `var(--mui-palette-${severity}-main)` },
      })),
      {
        // Holds more than a sentence
        props: { variant: 'outlined', severity: 'warning' },
        style: {
          border: '1px solid var(--mui-palette-warning-main)',
          borderRadius: 'var(--rr-radius-md)',
          background: 'var(--rr-accent-soft)',
          color: 'var(--mui-palette-text-primary)',
        },
      },
    ],
  },
  MuiBadge: {
    styleOverrides: {
      badge: {
        border: '2px solid var(--mui-palette-background-default)',
        fontSize: '0.6875rem',
        fontWeight: 'var(--rr-weight-bold)',
        fontVariantNumeric: 'tabular-nums',
      },
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: { fontSize: 'var(--rr-text-md)' },
      li: { minWidth: 0, '& a:hover': { color: 'var(--mui-palette-primary-main)' } },
      separator: { marginInline: 6, color: 'var(--rr-border-strong)' },
    },
  },
  MuiTable: {
    styleOverrides: {
      root: { '& caption': { captionSide: 'top', padding: '0 0 var(--rr-space-3)' } },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '9px 0',
        borderColor: 'var(--mui-palette-divider)',
        fontSize: 'var(--rr-text-md)',
        fontVariantNumeric: 'tabular-nums',
        'th&': { fontWeight: 'var(--rr-weight-medium)' },
      },
    },
  },
  MuiStepIcon: {
    styleOverrides: { root: { fontSize: 26, color: 'var(--mui-palette-text-secondary)' } },
  },
  MuiStepConnector: { styleOverrides: { line: { borderColor: 'var(--rr-border-strong)' } } },
  MuiStepLabel: {
    styleOverrides: {
      labelContainer: { minWidth: 0 },
      label: {
        fontSize: 'var(--rr-text-md)',
        lineHeight: 1.25,
        hyphens: 'auto',
        overflowWrap: 'anywhere',
        '&.MuiStepLabel-alternativeLabel': { marginTop: 'var(--rr-space-1)' },
        '&.Mui-active': { fontWeight: 'var(--rr-weight-bold)' },
        'a &&': { color: 'var(--mui-palette-primary-main)', fontWeight: 400 },
      },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        flexWrap: 'nowrap',
        padding: 'var(--rr-space-1) var(--rr-space-4)',
        borderRadius: 'var(--rr-radius-sm)',
        background: 'var(--mui-palette-text-primary)',
        color: 'var(--mui-palette-background-default)',
        fontSize: 'var(--rr-text-md)',
        '& .Mui-focusVisible': { outlineColor: 'currentcolor', outlineOffset: 0 },
      },
      message: { minWidth: 0, padding: 0, overflowWrap: 'anywhere' },
      action: { marginRight: 0 },
    },
  },
  MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'var(--rr-overlay)' } } },
  MuiTab: {
    styleOverrides: { root: { minHeight: 'var(--rr-target)', textTransform: 'none' } },
  },
  MuiAccordion: {
    styleOverrides: {
      root: {
        borderBottom: '1px solid var(--mui-palette-divider)',
        background: 'none',
        boxShadow: 'none',
        '&::before': { display: 'none' },
        '&.Mui-expanded': { margin: 0 },
      },
    },
  },
  MuiSkeleton: { styleOverrides: { root: { background: 'var(--rr-surface-sunken)' } } },
  MuiRating: {
    styleOverrides: {
      root: {
        color: 'var(--rr-star)',
        // No stars at all are nothing to choose.
        '& > label:last-child': { display: 'none' },
      },
      icon: { padding: 7 },
      iconEmpty: { color: 'var(--rr-border-strong)' },
    },
  },
};

/** How every component of Material UI looks in the shop, whatever the theme; values come from the page's variables. */
export const components: Components<Theme> = { ...pressed, ...fields, ...surfaces };
