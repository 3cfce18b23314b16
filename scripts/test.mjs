/**
 * `npm test`: installs what is missing, then runs the checks and stops at the first failed stage. Slow tests run in
 * `npm run test:full`.
 */
import { CHROMIUM } from './findPrograms.mjs';
import {
  EXCEPT_FULL,
  FULL_TAG,
  leftOut,
  jest,
  playwright,
  prepareRunners,
  PROJECTS,
  STORYBOOKS,
} from './runners.mjs';
import { RESULTS, runStages } from './runSteps.mjs';

const tools = await prepareRunners([CHROMIUM]);

await runStages(
  [
    [
      { name: 'pictures', args: ['scripts/makePictures.ts'] },
      { name: 'lint and types', args: ['node_modules/oxlint/bin/oxlint'] },
    ],
    [
      { name: 'production build', args: ['scripts/buildIfStale.mjs'] },
      ...STORYBOOKS,
      { name: 'texts alone in their elements', args: ['scripts/bareTexts.ts'] },
      { name: 'unused code', args: ['node_modules/knip/bin/knip.js'] },
      { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'] },
    ],
    [
      {
        name: 'unit, contract and server tests',
        args: [
          ...jest,
          '--json',
          `--outputFile=${RESULTS}/jest.json`,
          `--testPathPatterns=${EXCEPT_FULL}`,
          '--selectProjects',
          ...PROJECTS,
        ],
        report: `${RESULTS}/jest.json`,
      },
    ],
    [
      {
        name: 'stories and journeys in Chromium',
        args: [...playwright, `--grep-invert=${FULL_TAG}`],
        report: `${RESULTS}/playwright.json`,
      },
    ],
  ],
  tools,
);
if (!process.exitCode) console.log(`Left to npm run test:full:\n${leftOut().join('\n')}`);
