import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findPrograms } from './findPrograms.mjs';
import { findNode, installPackages, ownEnvironment, root } from './setup.mjs';

export const jest = ['node_modules/jest/bin/jest.js', '--config', 'jest.config.ts'];

export const PROJECTS = ['storefront', 'staff', 'server', 'scripts'];

export const playwright = ['node_modules/@playwright/test/cli.js', 'test'];

export const EXCEPT_FULL = String.raw`^(?!.*\.full\.)`;

export const ONLY_FULL = String.raw`\.(full|sampled)\.test\.tsx?$`;

export const FULL_TAG = '@full';

export const STORYBOOKS = [
  { name: 'stories: build', args: ['scripts/buildStorybook.mjs', 'shop'] },
  { name: 'stories of the staff side: build', args: ['scripts/buildStorybook.mjs', 'staff'] },
];

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
 * Installs missing packages and programs.
 * @param {import('./findPrograms.mjs').WantedProgram[]} programs
 * @returns {Promise<{ node: string; env: NodeJS.ProcessEnv }>} path of Node 24, and the environment of its tools
 */
export async function prepareRunners(programs) {
  // Start first, so system packages install in parallel with npm's.
  const found = findPrograms(programs);
  installPackages();
  return { node: findNode(), env: { ...process.env, ...ownEnvironment(), ...(await found) } };
}
