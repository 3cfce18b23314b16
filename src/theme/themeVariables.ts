function each(parts: readonly string[], ...endings: readonly string[]): string[] {
  return endings.flatMap((ending) => parts.map((part) => part + ending));
}

function words(text: string): string[] {
  return text.split(' ');
}

type Tree = { readonly [name: string]: Tree | string };

function variables(path: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `var(--mui-${path}-${name})`]));
}

const MESSAGES = ['error', 'warning', 'info', 'success'];
const COLORS = ['primary', 'secondary', ...MESSAGES];
const COLOR = each(words('main light dark contrastText'), '', 'Channel');

const OTHERS: Readonly<Record<string, readonly string[]>> = {
  common: words('black white background onBackground backgroundChannel onBackgroundChannel'),
  grey: words('50 100 200 300 400 500 600 700 800 900 A100 A200 A400 A700'),
  text: words('primary secondary disabled icon primaryChannel secondaryChannel'),
  background: words('paper default defaultChannel paperChannel'),
  action: words(
    'active hover hoverOpacity selected selectedOpacity disabled disabledBackground disabledOpacity focus focusOpacity activatedOpacity activeChannel selectedChannel',
  ),
  Alert: each(MESSAGES, 'Color', 'FilledBg', 'FilledColor', 'StandardBg', 'IconColor'),
  AppBar: words('defaultBg darkBg darkColor'),
  Button: words('inheritContainedBg inheritContainedHoverBg'),
  Chip: words('defaultBorder defaultAvatarColor defaultIconColor'),
  Input: ['autofillWebkitBoxShadow'],
  Skeleton: ['bg'],
  Slider: each(COLORS, 'Track'),
  SnackbarContent: words('bg color'),
  StepConnector: ['border'],
  TableCell: ['border'],
};

const LAYERS = words('appBar drawer modal');
const OPACITIES = ['inputPlaceholder'];

function palette(): Tree {
  const tree: Record<string, Tree | string> = variables('palette', ['divider', 'dividerChannel']);
  for (const color of COLORS) tree[color] = variables(`palette-${color}`, COLOR);
  for (const [name, names] of Object.entries(OTHERS))
    tree[name] = variables(`palette-${name}`, names);
  return tree;
}

function numbered(path: string): string[] {
  return Array.from({ length: 25 }, (_, elevation) => `var(--mui-${path}-${elevation})`);
}

export const vars = {
  palette: palette(),
  shape: variables('shape', ['borderRadius']),
  spacing: 'var(--mui-spacing)',
  shadows: numbered('shadows'),
  overlays: numbered('overlays'),
  zIndex: variables('zIndex', LAYERS),
  opacity: variables('opacity', OPACITIES),
};
