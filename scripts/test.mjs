/**
 * `npm test`: installs what is missing, then proves the shop stage by stage and stops at the first stage that fails. The
 * output of a step is shown when it fails; the last line counts the tests of all runners.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { countTests } from './countTests.mjs';
import { CHROMIUM, FIREFOX, NGINX, PGBOUNCER, VARNISH } from './findPrograms.mjs';
import { jest, playwright, prepareRunners } from './runners.mjs';
import { root } from './setup.mjs';

const { node, env } = await prepareRunners([CHROMIUM, FIREFOX, NGINX, PGBOUNCER, VARNISH]);

const results = 'test-results';
rmSync(path.join(root, results), { recursive: true, force: true });
mkdirSync(path.join(root, results));

const bin = 'node_modules';

/** @typedef {{ name: string; parts: string[]; report?: string; settings?: Record<string, string> }} Step */

/**
 * Steps of a stage run side by side: each of them keeps one processor busy, those that stand alone keep both.
 * @type {Step[][]}
 */
const stages = [
  [
    { name: 'types', parts: [`${bin}/typescript/bin/tsc`] },
    { name: 'lint', parts: [`${bin}/oxlint/bin/oxlint`] },
    { name: 'unused', parts: [`${bin}/knip/bin/knip.js`] },
    { name: 'format', parts: [`${bin}/prettier/bin/prettier.cjs`, '--check', '.'] },
  ],
  [
    {
      name: 'unit, contract and server tests',
      parts: [...jest, '--json', `--outputFile=${results}/jest.json`],
      report: `${results}/jest.json`,
    },
  ],
  [
    {
      name: 'stories: build',
      parts: [`${bin}/storybook/dist/bin/dispatcher.js`, 'build', '--quiet', '--disable-telemetry'],
    },
    {
      name: 'stories of the counter: build',
      parts: [
        `${bin}/storybook/dist/bin/dispatcher.js`,
        'build',
        '--quiet',
        '--disable-telemetry',
        '--config-dir=.storybook/staff',
        '--output-dir=storybook-static-staff',
      ],
    },
    { name: 'production builds in both themes', parts: ['scripts/buildThemes.mjs'] },
  ],
  [
    {
      name: 'stories and journeys in browsers',
      // A browser on a busy machine now and then misses a moment. What passes the second time is told.
      parts: [...playwright, '--retries=1'],
      report: `${results}/playwright.json`,
      settings: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${results}/playwright.json` },
    },
  ],
];

/** @param {Step} step @returns {Promise<{ code: number | null; output: string }>} */
function run({ parts, settings }) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, parts, {
      cwd: root,
      env: { ...env, CI: '1', ...settings },
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
  const counts = step.report
    ? countTests(path.join(root, step.report))
    : { passed: 0, failed: 0, retried: [] };
  total.passed += counts.passed;
  total.failed += counts.failed;
  const tests = step.report ? `, ${counts.passed} passed` : '';
  const [flaky = ''] = /^ +\d+ flaky\n(?: {4}.*\n)*/m.exec(output) ?? [];
  const retried = counts.retried.map((name) => `  passed the second time: ${name}\n`).join('');
  const told =
    code === 0
      ? `ok (${seconds} s${tests})\n${flaky}${retried}`.trimEnd()
      : `failed (${seconds} s)\n\n${output}`;
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
