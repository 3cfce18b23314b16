/** What `npm test` and the runs of a part of it share: their tools, and what these need before they start. */
import { findPrograms } from './findPrograms.mjs';
import { findNode, installPackages, ownEnvironment } from './setup.mjs';

/** Arguments of Node that start Jest on the project's configuration. */
export const jest = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
  '--config',
  'jest.config.ts',
];

/** Arguments of Node that start Playwright's tests. */
export const playwright = ['node_modules/@playwright/test/cli.js', 'test'];

/**
 * Installs the packages and programs that are missing.
 * @param {import('./findPrograms.mjs').WantedProgram[]} programs
 * @returns {Promise<{ node: string; env: NodeJS.ProcessEnv }>} path of Node 24, and the environment its tools run in
 */
export async function prepareRunners(programs) {
  // Begun first, so that the system's packages come while npm's are installed.
  const found = findPrograms(programs);
  installPackages();
  return { node: findNode(), env: { ...process.env, ...ownEnvironment(), ...(await found) } };
}
