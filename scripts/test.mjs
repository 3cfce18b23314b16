/**
 * `npm test`: installs what is missing, then proves the shop stage by stage and stops at the first stage that fails. The
 * output of a step is shown when it fails; the last line counts the tests of all runners.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { countTests } from './countTests.mjs';
import { findNode, give, installPackages, ownEnvironment, root } from './setup.mjs';

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium, installed by the system's packages where root runs this and there is none. */
function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named)
    return existsSync(named) ? named : give(`CHROME_PATH names ${named}, which does not exist.`);
  const found = browsers.find((file) => existsSync(file));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const parts of [
      ['update', '-q'],
      ['install', '-y', '-q', 'chromium'],
    ]) {
      spawnSync('apt-get', parts, { stdio: ['ignore', 'ignore', 'inherit'], env });
    }
    const installed = browsers.find((file) => existsSync(file));
    if (installed) return installed;
  }
  return give(
    'npm test needs Chromium: install it or name it in CHROME_PATH, or run npm test as root on Debian, which installs it.',
  );
}

installPackages();
const chromium = findChromium();
const node = findNode();
const env = { ...process.env, ...ownEnvironment(), CHROME_PATH: chromium, CI: '1' };

const results = 'test-results';
rmSync(path.join(root, results), { recursive: true, force: true });
mkdirSync(path.join(root, results));

const bin = 'node_modules';
const jest = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  `${bin}/jest/bin/jest.js`,
];
const playwright = `${bin}/@playwright/test/cli.js`;

/** @typedef {{ name: string; parts: string[]; report?: string; settings?: Record<string, string> }} Step */

/**
 * Steps of a stage run side by side: each of them keeps one processor busy, those that stand alone keep both.
 * @type {Step[][]}
 */
const stages = [
  [
    { name: 'types', parts: [`${bin}/typescript/bin/tsc`] },
    { name: 'lint', parts: [`${bin}/oxlint/bin/oxlint`] },
    { name: 'format', parts: [`${bin}/prettier/bin/prettier.cjs`, '--check', '.'] },
  ],
  [
    {
      name: 'unit, contract and server tests',
      parts: [...jest, '--config', 'jest.config.ts', '--json', `--outputFile=${results}/jest.json`],
      report: `${results}/jest.json`,
    },
  ],
  [
    {
      name: 'stories: build',
      parts: [`${bin}/storybook/dist/bin/dispatcher.js`, 'build', '--quiet', '--disable-telemetry'],
    },
    { name: 'production build', parts: ['scripts/build.mjs'] },
  ],
  [
    {
      name: 'stories: each one opened',
      parts: [playwright, 'test', '--project=stories'],
      report: `${results}/stories.json`,
      settings: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${results}/stories.json` },
    },
  ],
  [
    {
      name: 'journeys',
      parts: [playwright, 'test', '--project=journeys'],
      report: `${results}/journeys.json`,
      settings: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${results}/journeys.json` },
    },
  ],
];

/** @param {Step} step @returns {Promise<{ code: number | null; output: string }>} */
function run({ parts, settings }) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, parts, {
      cwd: root,
      env: { ...env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

const total = { passed: 0, failed: 0 };

/** Runs a step, tells how it went and counts its tests. @param {Step} step @returns whether it passed */
async function prove(step) {
  const begin = performance.now();
  const { code, output } = await run(step);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  const counts = step.report ? countTests(path.join(root, step.report)) : { passed: 0, failed: 0 };
  total.passed += counts.passed;
  total.failed += counts.failed;
  const tests = step.report ? `, ${counts.passed} passed` : '';
  const told = code === 0 ? `ok (${seconds} s${tests})` : `failed (${seconds} s)\n\n${output}`;
  console.log(`${step.name} … ${told}`);
  return code === 0;
}

for (const stage of stages) {
  const passed = await Promise.all(stage.map(prove));
  if (!passed.every(Boolean)) {
    process.exitCode = 1;
    break;
  }
}
console.log(`${total.passed} passed, ${total.failed} failed`);
