import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { countTests } from './countTests.mjs';
import { root } from './setup.mjs';

export const RESULTS = 'test-results';

const PARALLEL_STEPS = 2;

/**
 * Command whose output is only shown on failure.
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} args arguments of Node
 * @property {string} [report] file of a test runner's JSON report, from the project's root
 * @property {Record<string, string>} [settings] environment variables besides the shared ones
 */

/**
 * @param {Step} step
 * @param {{ node: string; env: NodeJS.ProcessEnv }} tools
 * @returns {Promise<{ code: number | null; output: string }>}
 */
function run({ args, settings }, { node, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, {
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

/**
 * Runs steps, at most PARALLEL_STEPS at once.
 * @param {Step[]} steps
 * @param {(step: Step) => Promise<boolean>} runStep resolves to false if the step failed
 */
async function runStage(steps, runStep) {
  const waiting = [...steps];
  let isPassed = true;
  const workOff = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (!(await runStep(step))) isPassed = false;
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_STEPS }, workOff));
  return isPassed;
}

/**
 * Runs stages in order, prints results, and stops after a failed stage. Sets the exit code.
 * @param {Step[][]} stages
 * @param {{ node: string; env: NodeJS.ProcessEnv }} tools
 */
export async function runStages(stages, tools) {
  rmSync(path.join(root, RESULTS), { recursive: true, force: true });
  mkdirSync(path.join(root, RESULTS));
  const total = { passed: 0, failed: 0 };

  /** @param {Step} step */
  async function runStep(step) {
    const begin = performance.now();
    const { code, output } = await run(step, tools);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    const counts = step.report
      ? countTests(path.join(root, step.report))
      : { passed: 0, failed: 0 };
    total.passed += counts.passed;
    total.failed += counts.failed;
    const tests = step.report ? `, ${counts.passed} passed` : '';
    const outcome = code === 0 ? `ok (${seconds} s${tests})` : `failed (${seconds} s)\n\n${output}`;
    console.log(`${step.name} … ${outcome}`);
    return code === 0;
  }

  for (const stage of stages) {
    if (!(await runStage(stage, runStep))) {
      process.exitCode = 1;
      break;
    }
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
}
