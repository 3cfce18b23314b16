import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');

/**
 * MaterialTheme.tsx says what selects, check boxes and radio buttons show; alerts show no icon, chips stay, and the ways to
 * other pages are drawn as all arrows.
 */
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
 * What the shop has in place of parts of Material UI and emotion that their components load and it never uses. The builds
 * for the browser, for the server and of the stories all take these, so that they compute the same class names.
 */
export const materialAliases: Record<string, string> = {
  '@mui/styled-engine$': path.join(ROOT, 'src/theme/styledEngine.ts'),
  '@emotion/react$': own('emotionReact.ts'),
  [module('@mui/material/styles/defaultTheme.mjs')]: own('defaultTheme.ts'),
  [module('@mui/system/styleFunctionSx/index.mjs')]: own('plainSx.ts'),
  [module('@mui/material/GlobalStyles/index.mjs')]: own('Nothing.ts'),
  // MaterialTheme.tsx turns ripples off.
  [module('@mui/material/ButtonBase/TouchRipple.mjs')]: own('Nothing.ts'),
  [module('@mui/material/useLazyRipple/index.mjs')]: own('noRipple.ts'),
  // Fields of several lines are plain text areas, which do not grow.
  [module('@mui/material/TextareaAutosize/index.mjs')]: own('Nothing.ts'),
  // MaterialTheme.tsx says what a select is drawn in.
  [module('@mui/material/Input/index.mjs')]: own('Nothing.ts'),
  // Of a link's own colour, which it only needs outside the palette; the theme draws the line in the text's colour.
  [module('@mui/material/Link/getTextDecoration.mjs')]: own('Nothing.ts'),
  [module('@mui/material/Radio/RadioButtonIcon.mjs')]: own('Nothing.ts'),
  // The way to a page is short.
  [module('@mui/material/Breadcrumbs/BreadcrumbCollapsed.mjs')]: own('Nothing.ts'),
  ...Object.fromEntries(
    UNSEEN_ICONS.map((name) => [
      module(`@mui/material/internal/svg-icons/${name}.mjs`),
      own('Nothing.ts'),
    ]),
  ),
};

/** Leaves out what makes a theme, too. Not for stories, which write the page's style sheet in the browser. */
export const madeThemeAliases: Record<string, string> = {
  [module('@mui/system/createTheme/index.mjs')]: own('systemTheme.ts'),
  [module('@mui/system/colorManipulator/index.mjs')]: own('colorManipulator.ts'),
};
