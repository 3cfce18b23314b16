/** `npm run test:full`: what `npm test` leaves out. Needs `npm test` to have passed, as it proves nothing twice. */
import { CHROMIUM, FIREFOX, NGINX, PGBOUNCER, VARNISH } from './findPrograms.mjs';
import { jest, ONLY_FULL, playwright, prepareRunners, PROJECTS, STORYBOOKS } from './runners.mjs';
import { RESULTS, runStages } from './runSteps.mjs';

const tools = await prepareRunners([CHROMIUM, FIREFOX, NGINX, PGBOUNCER, VARNISH]);

/** @param {string} name @param {string} file @param {string[]} args */
const jestStep = (name, file, args) => ({
  name,
  args: [...jest, '--json', `--outputFile=${RESULTS}/${file}.json`, ...args],
  report: `${RESULTS}/${file}.json`,
  settings: { TESTS: 'full' },
});

await runStages(
  [
    [
      { name: 'production build', args: ['scripts/buildIfStale.mjs'] },
      ...STORYBOOKS,
      { name: 'build in the second theme', args: ['scripts/buildSecondTheme.mjs'] },
    ],
    [
      jestStep('faults, large data and every hostile value', 'jest', [
        `--testPathPatterns=${ONLY_FULL}`,
        '--selectProjects',
        ...PROJECTS,
      ]),
    ],
    [jestStep('the embedded database', 'embedded', ['--selectProjects', 'embedded'])],
    [
      {
        name: 'pictures, Firefox and long journeys',
        args: [...playwright, ONLY_FULL],
        report: `${RESULTS}/playwright.json`,
      },
    ],
  ],
  tools,
);
