/** What components of Material UI have where there is no theme: the same. */
export { theme as default } from '../shopTheme.ts';
