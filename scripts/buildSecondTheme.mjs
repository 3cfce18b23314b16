/** Builds the shop's page in the second theme and looks for that in it. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { coast } from '../src/theme/coast.ts';
import { storefrontStyles, themeColors } from '../src/theme/themeStyles.ts';
import { findNode, root } from './setup.mjs';

const folder = path.join(root, 'test-results/coast');
// A theme reaches the browser's files alone, and the shop's own build shows what minifying makes of them.
const parts = [
  'node_modules/webpack-cli/bin/cli.js',
  '--config-name=browser',
  '--no-optimization-minimize',
  `--output-path=${folder}`,
  '--stats=errors-warnings',
];
const env = { ...process.env, NODE_ENV: 'production', THEME: 'coast' };
const { status } = spawnSync(findNode(), parts, { cwd: root, stdio: 'inherit', env });
if (status !== 0) throw new Error("The build in the theme 'coast' failed.");
const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
for (const part of [themeColors(coast), storefrontStyles(coast)]) {
  if (!page.includes(part))
    throw new Error(`A build in the theme 'coast' lacks ${part.slice(0, 80)}…`);
}
