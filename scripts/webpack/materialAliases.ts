import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');

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
  // MaterialTheme.tsx turns ripples off.
  [module('@mui/material/ButtonBase/TouchRipple.mjs')]: own('Nothing.ts'),
  [module('@mui/material/useLazyRipple/index.mjs')]: own('noRipple.ts'),
  // Fields of several lines are plain text areas, and MaterialTheme.tsx says what a select is drawn in.
  [module('@mui/material/TextareaAutosize/index.mjs')]: own('Nothing.ts'),
  [module('@mui/material/Input/index.mjs')]: own('Nothing.ts'),
};

/** Leaves out what makes a theme, too. Not for stories, which write the page's style sheet in the browser. */
export const madeThemeAliases: Record<string, string> = {
  [module('@mui/system/createTheme/index.mjs')]: own('systemTheme.ts'),
  [module('@mui/system/colorManipulator/index.mjs')]: own('colorManipulator.ts'),
};
