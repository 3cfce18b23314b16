import { makeTheme } from './makeTheme.ts';
import { ridge, type ShopTheme } from './theme.ts';
import { vars } from './themeVariables.ts';
import { typography } from './typography.ts';

type Declarations = Readonly<Record<string, string | number>>;
type Sheet = { readonly [selector: string]: Sheet | string | number };

const DARK_SYSTEM = '@media (prefers-color-scheme: dark)';
const ROOT = ':root';

/**
 * Returns the static styles of every page: variables for both schemes, and the baseline. The server and the build
 * write these styles into the page, so the browser needs no theme provider for them.
 */
export function themeStyles({ palettes, tokens }: ShopTheme = ridge): string {
  return [
    ...makeTheme(palettes)
      .generateStyleSheets()
      .map((sheet) => schemeCss(sheet as Sheet)),
    block(ROOT, ownVariables({ ...tokens.shared, ...tokens.light })),
    darkCss(ownVariables(tokens.dark)),
    headings(),
    block('.pageTitle', typography.pageTitle),
    baseline.replace(/\n\s*/g, ''),
  ].join('\n');
}

const KNOWN = new Set(JSON.stringify(vars).match(/--mui-[\w-]+/g));

/** Returns the styles without the Material UI variables that no storefront component uses. */
export function storefrontStyles(theme?: ShopTheme): string {
  return themeStyles(theme).replaceAll(/(--mui-[\w-]+):[^;}]*;/g, (declaration, name: string) =>
    KNOWN.has(name) ? declaration : '',
  );
}

/** Returns the `theme-color` tags of both schemes; scripts/webpack/head.js applies the customer's choice. */
export function themeColors({ palettes }: ShopTheme = ridge): string {
  return (['light', 'dark'] as const)
    .map((scheme) => {
      const { background } = palettes[scheme];
      const media = `(prefers-color-scheme: ${scheme})`;
      return `<meta name="theme-color" data-scheme="${scheme}" media="${media}" content="${background.default}">`;
    })
    .join('');
}

function schemeCss(sheet: Sheet): string {
  const dark = sheet[DARK_SYSTEM];
  const variables = typeof dark === 'object' ? dark[ROOT] : undefined;
  return typeof variables === 'object' ? darkCss(variables) : cssOf(sheet);
}

function darkCss(variables: Sheet): string {
  const bySystem = cssOf({ [`${ROOT}:not([data-color-scheme=light])`]: variables });
  return `${DARK_SYSTEM}{${bySystem}}${cssOf({ [`${ROOT}[data-color-scheme=dark]`]: variables })}`;
}

function ownVariables(values: Readonly<Record<string, string>>): Declarations {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--rr-${name}`, value]));
}

function cssOf(sheet: Sheet): string {
  return Object.entries(sheet)
    .map(([selector, inner]) => {
      if (typeof inner !== 'object') return `${property(selector)}:${inner};`;
      return `${selector}{${cssOf(inner)}}`;
    })
    .join('');
}

function block(selector: string, declarations: Declarations): string {
  return cssOf({ [selector]: declarations });
}

function property(name: string): string {
  return name.startsWith('--')
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `:where` lets any class override the heading styles. */
function headings(): string {
  return (['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const)
    .map((level) => block(`:where(${level})`, typography[level]))
    .join('');
}

// Scroll padding keeps scroll targets visible between the bars. Focus inside a bar needs no padding.
const baseline = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
html:not(:has(.MuiAppBar-root :focus)){scroll-padding-top:112px}
html:not(:has([data-bottom-bar] :focus)){scroll-padding-bottom:min(9rem,30vh)}
html:has([data-bottom-bar=tall]):not(:has([data-bottom-bar] :focus)){scroll-padding-bottom:min(13rem,45vh)}
body{
  margin:0;min-height:100dvh;
  background:var(--mui-palette-background-default);color:var(--mui-palette-text-primary);
  font-family:var(--rr-font-text);font-size:var(--rr-text-base);line-height:1.6;
  font-synthesis-weight:none;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;
  overflow-wrap:break-word;
}
:where(h1,h2,h3,h4,h5,h6){margin:0;text-wrap:balance;font-optical-sizing:auto}
:where(p,ul,ol,dl,figure){margin:0}
:where(ul[class],ol[class]){padding:0;list-style:none}
:where(p){text-wrap:pretty}
:where(img,picture,svg){max-width:100%}
:where(button,input,select,textarea){font:inherit;color:inherit}
:where(button){cursor:pointer}
:where(button:disabled){cursor:not-allowed}
:where(a){
  color:var(--mui-palette-primary-main);
  text-decoration-thickness:1px;text-underline-offset:0.2em;
}
:where(a:hover){text-decoration-thickness:2px}
:where(strong,b){font-weight:var(--rr-weight-bold)}
:where(hr){border:0;border-top:1px solid var(--mui-palette-divider)}
::selection{background:var(--rr-saffron);color:var(--rr-on-saffron)}
:focus-visible{outline:3px solid var(--rr-focus);outline-offset:2px}
[tabindex="-1"]:focus-visible{outline:none}
.visuallyHidden{
  position:absolute;width:1px;height:1px;margin:-1px;padding:0;border:0;
  overflow:hidden;clip-path:inset(50%);white-space:nowrap;
}
@media (forced-colors:active){
  [aria-pressed=true],[aria-current]:not([aria-current=false]),[aria-selected=true]{
    forced-color-adjust:none;border-color:Highlight!important;background:Highlight!important;color:HighlightText!important;
  }
}
@media (prefers-reduced-motion:reduce){
  *,*::before,*::after{
    animation-duration:0.01ms!important;animation-iteration-count:1!important;
    transition-duration:0s!important;scroll-behavior:auto!important;
  }
}
`;
