/**
 * `npm run test:unit`, `test:server` and `test:e2e`: run one part of `npm test`. Arguments after `--` go to its
 * runner: files, `-t` (Jest), `-g` (Playwright) or `--watch` (Jest). For Playwright's UI, `--ui-port=9323` serves
 * any browser; `--ui` needs Google Chrome or Playwright's Chromium.
 */
import { spawnSync } from 'node:child_process';
import { CHROMIUM } from './findPrograms.mjs';
import { jest, playwright, prepareRunners } from './runners.mjs';
import { buildIfStale, exitWithMessage, root } from './setup.mjs';

/** @typedef {{ parts: (wanted: string[]) => string[]; browsers?: (typeof CHROMIUM)[]; isBuilt?: boolean }} Part */

/** @type {Record<string, Part>} */
const partsOfTests = {
  // Jest reads every word after the project names as another project name, so the project names come last.
  unit: {
    parts: (wanted) => [...jest, ...wanted, '--selectProjects', 'storefront', 'staff', 'scripts'],
  },
  server: {
    parts: (wanted) => [...jest, ...wanted, '--selectProjects', 'server'],
  },
  e2e: {
    parts: (wanted) => [...playwright, '--project=journeys', ...wanted],
    browsers: [CHROMIUM],
    isBuilt: true,
  },
};

const [name = '', ...wanted] = process.argv.slice(2);
const part =
  partsOfTests[name] ?? exitWithMessage(`Name one of ${Object.keys(partsOfTests).join(', ')}.`);
const { node, env } = await prepareRunners(part.browsers ?? []);
if (part.isBuilt) await buildIfStale();
const { status, error } = spawnSync(node, part.parts(wanted), { cwd: root, stdio: 'inherit', env });
if (error) exitWithMessage(`The tests could not be started: ${error.message}`);
process.exitCode = status ?? 1;
