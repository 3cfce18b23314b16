/**
 * `npm run test:full`: runs the tests that `npm test` skips. Run `npm test` first, because this command does not
 * repeat its tests.
 */
import { CHROMIUM, FIREFOX, NGINX, PGBOUNCER } from './findPrograms.mjs';
import {
  FULL_TAG,
  jest,
  ONLY_FULL,
  playwright,
  prepareRunners,
  PROJECTS,
  STORYBOOKS,
} from './runners.mjs';
import { RESULTS, runStages } from './runSteps.mjs';

const tools = await prepareRunners([CHROMIUM, FIREFOX, NGINX, PGBOUNCER]);

/**
 * @param {string} name
 * @param {string} file
 * @param {string[]} args
 */
const jestStep = (name, file, args) => ({
  name,
  args: [...jest, '--json', `--outputFile=${RESULTS}/${file}.json`, ...args],
  report: `${RESULTS}/${file}.json`,
  settings: { TESTS: 'full' },
});

/**
 * @param {string} name
 * @param {string} file
 * @param {string[]} args
 */
const playwrightStep = (name, file, args) => ({
  name,
  args: [...playwright, ...args],
  report: `${RESULTS}/${file}.json`,
  settings: { TESTS: 'full', PLAYWRIGHT_JSON_OUTPUT_FILE: `${RESULTS}/${file}.json` },
});

await runStages(
  [
    [{ name: 'production build', args: ['scripts/buildIfStale.mjs'] }],
    STORYBOOKS,
    [
      jestStep('faults, large data and every hostile value', 'jest', [
        `--testPathPatterns=${ONLY_FULL}`,
        '--selectProjects',
        ...PROJECTS,
      ]),
    ],
    [jestStep('the embedded database', 'embedded', ['--selectProjects', 'embedded'])],
    [playwrightStep('every story', 'stories', ['--project=stories'])],
    [
      playwrightStep('long journeys, Firefox', 'journeys', [
        '--project=journeys',
        '--project=second engine',
        `--grep=${FULL_TAG}`,
      ]),
    ],
  ],
  tools,
);
