/** What `npm test`, `npm run test:full` and the runs of a part of them share. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findPrograms } from './findPrograms.mjs';
import { findNode, installPackages, ownEnvironment, root } from './setup.mjs';

/** Arguments of Node that start Jest on the project's configuration. */
export const jest = ['node_modules/jest/bin/jest.js', '--config', 'jest.config.ts'];

/** Jest's projects, but for that of the embedded database. */
export const PROJECTS = ['storefront', 'staff', 'server', 'scripts'];

/** Arguments of Node that start Playwright's tests. */
export const playwright = ['node_modules/@playwright/test/cli.js', 'test'];

/** Pattern of the paths of Jest's files that `npm test` runs: all but `….full.test.ts`. */
export const EXCEPT_FULL = String.raw`^(?!.*\.full\.)`;

/** Pattern of the paths of Jest's files that `npm run test:full` runs; of `….sampled.test.ts`, `npm test` runs a sample. */
export const ONLY_FULL = String.raw`\.(full|sampled)\.test\.tsx?$`;

/** In the titles of journeys that `npm run test:full` alone runs. */
export const FULL_TAG = '@full';

/** Steps that build the Storybooks for their tests. */
export const STORYBOOKS = [
  { name: 'stories: build', args: ['scripts/buildStorybook.mjs', 'shop'] },
  { name: 'stories of the staff side: build', args: ['scripts/buildStorybook.mjs', 'staff'] },
];

/** Names of what `npm test` leaves out: Jest's files, those of which it runs a sample, and journeys. */
export function leftOut() {
  const files = ['contract', 'deploy', 'e2e', 'scripts', 'server', 'src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  );
  return files
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .toSorted()
    .flatMap((file) => {
      if (file.includes('.full.')) return file;
      if (file.includes('.sampled.')) return `${file} (a sample has run)`;
      if (!file.startsWith('e2e')) return [];
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
      return lines.flatMap((line) => {
        const [, title] =
          /(?:test\(|when: |^\s*)[`'](.+?)(?:\$\{[^}]*')? @full['`]/.exec(line) ?? [];
        return title === undefined ? [] : `${file}: ${title}`;
      });
    });
}

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
