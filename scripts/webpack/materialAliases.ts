import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');

const UNSEEN_ICONS = [
  'ArrowDropDown',
  'Cancel',
  'CheckBox',
  'CheckBoxOutlineBlank',
  'Close',
  'ErrorOutline',
  'FirstPage',
  'IndeterminateCheckBox',
  'InfoOutlined',
  'LastPage',
  'NavigateBefore',
  'NavigateNext',
  'ReportProblemOutlined',
  'SuccessOutlined',
];

const own = (file: string) => path.join(ROOT, 'src/theme/stubs', file);
const module = (file: string) => path.join(ROOT, 'node_modules', file);

/**
 * Replaces unused parts of Material UI and emotion by stubs. The browser, server and story builds share these
 * aliases to compute the same class names.
 */
export const materialAliases: Record<string, string> = {
  '@mui/styled-engine$': path.join(ROOT, 'src/theme/styledEngine.ts'),
  '@emotion/react$': own('emotionReact.ts'),
  [module('@mui/material/styles/defaultTheme.mjs')]: own('defaultTheme.ts'),
  [module('@mui/system/styleFunctionSx/index.mjs')]: own('plainSx.ts'),
  [module('@mui/material/GlobalStyles/index.mjs')]: own('Nothing.ts'),
  [module('@mui/material/ButtonBase/TouchRipple.mjs')]: own('Nothing.ts'),
  [module('@mui/material/useLazyRipple/index.mjs')]: own('noRipple.ts'),
  [module('@mui/material/TextareaAutosize/index.mjs')]: own('Nothing.ts'),
  [module('@mui/material/Input/index.mjs')]: own('Nothing.ts'),
  [module('@mui/material/Link/getTextDecoration.mjs')]: own('Nothing.ts'),
  [module('@mui/material/Radio/RadioButtonIcon.mjs')]: own('Nothing.ts'),
  [module('@mui/material/Breadcrumbs/BreadcrumbCollapsed.mjs')]: own('Nothing.ts'),
  ...Object.fromEntries(
    UNSEEN_ICONS.map((name) => [
      module(`@mui/material/internal/svg-icons/${name}.mjs`),
      own('Nothing.ts'),
    ]),
  ),
};

/**
 * Replaces Material UI's theme creation by stubs. Stories need the original, because they create the page's style
 * sheet in the browser.
 */
export const madeThemeAliases: Record<string, string> = {
  [module('@mui/system/createTheme/index.mjs')]: own('systemTheme.ts'),
  [module('@mui/system/colorManipulator/index.mjs')]: own('colorManipulator.ts'),
};
