/**
 * `npm run test:unit`, `test:server` and `test:e2e`: one part of `npm test`, with what is written behind `--` handed to its
 * runner: files, `-t` (Jest) or `-g` (Playwright) with a part of a title, `--watch` (Jest). Playwright watches in its own page
 * alone: `--ui-port=9323` serves it to any browser, while `--ui` wants Google Chrome or a Chromium of Playwright's.
 */
import { spawnSync } from 'node:child_process';
import { CHROMIUM } from './findPrograms.mjs';
import { jest, playwright, prepareRunners } from './runners.mjs';
import { buildIfStale, give, root } from './setup.mjs';

/** @typedef {{ parts: (wanted: string[]) => string[]; browsers?: (typeof CHROMIUM)[]; isBuilt?: boolean }} Part */

/** @type {Record<string, Part>} */
const partsOfTests = {
  // Jest takes every word behind the names of projects for one more of them.
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
const part = partsOfTests[name] ?? give(`Name one of ${Object.keys(partsOfTests).join(', ')}.`);
const { node, env } = await prepareRunners(part.browsers ?? []);
if (part.isBuilt) await buildIfStale();
const { status, error } = spawnSync(node, part.parts(wanted), { cwd: root, stdio: 'inherit', env });
if (error) give(`The tests could not be started: ${error.message}`);
process.exitCode = status ?? 1;
