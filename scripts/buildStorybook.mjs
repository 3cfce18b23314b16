/** Builds a Storybook for the tests if it is missing or stale: `node scripts/buildStorybook.mjs shop|staff`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findNode, exitWithMessage, hashSources, root, SHARED_SOURCES } from './setup.mjs';

/** @type {Record<string, { settings: string; folder: string }>} */
const STORYBOOKS = {
  shop: { settings: '.storybook', folder: 'storybook-static' },
  staff: { settings: '.storybook/staff', folder: 'storybook-static-staff' },
};

const [name = ''] = process.argv.slice(2);
const { settings, folder } = STORYBOOKS[name] ?? exitWithMessage('Name shop or staff.');
const mark = path.join(root, folder, '.sources');
const hash = hashSources([...SHARED_SOURCES, '.storybook'], /\.test\.tsx?$/);

if (!existsSync(mark) || readFileSync(mark, 'utf8') !== hash) {
  const parts = [
    'node_modules/storybook/dist/bin/dispatcher.js',
    'build',
    '--test',
    '--quiet',
    '--disable-telemetry',
    `--config-dir=${settings}`,
    `--output-dir=${folder}`,
  ];
  const { status } = spawnSync(findNode(), parts, { cwd: root, stdio: 'inherit' });
  if (status !== 0) exitWithMessage(`The Storybook '${name}' could not be built.`);
  writeFileSync(mark, hash);
}
