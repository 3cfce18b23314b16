import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { exitWithMessage } from './setup.mjs';

/**
 * Program that tests need and that is not an npm package.
 * @typedef {object} WantedProgram
 * @property {string} name
 * @property {string} setting environment variable that overrides the path
 * @property {string[]} files usual paths; the first that exists is used
 * @property {string} aptPackage Debian's package
 * @property {string} [without] message about the tests skipped without the program; absent if the program is
 * required
 */

/** @type {WantedProgram} */
export const CHROMIUM = {
  name: 'Chromium',
  setting: 'CHROME_PATH',
  files: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  aptPackage: 'chromium',
};

/** @type {WantedProgram} */
export const FIREFOX = {
  name: 'Firefox',
  setting: 'FIREFOX_PATH',
  files: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ],
  aptPackage: 'firefox-esr',
};

/** @type {WantedProgram} */
export const NGINX = {
  name: 'nginx',
  setting: 'NGINX_PATH',
  files: ['/usr/sbin/nginx'],
  aptPackage: 'nginx-light',
  without: 'nginx is not here, so deploy/nginx.conf is not tried.',
};

/** @type {WantedProgram} */
export const PGBOUNCER = {
  name: 'pgbouncer',
  setting: 'PGBOUNCER_PATH',
  files: ['/usr/sbin/pgbouncer'],
  aptPackage: 'pgbouncer',
  without: 'pgbouncer is not here, so deploy/pgbouncer.ini is not tried.',
};

/**
 * Installs packages in a child process, which continues while this process runs synchronous commands.
 * @param {string[]} packages
 */
function install(packages) {
  // Runlevel 1 keeps the package manager from starting installed servers.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const script = 'apt-get update -q; apt-get install -y -q "$@"';
  const child = spawn('sh', ['-c', script, 'sh', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  return new Promise((resolve) => child.on('close', resolve));
}

/** @param {WantedProgram} wanted */
function find({ setting, files }) {
  const named = process.env[setting];
  if (named && !existsSync(named))
    exitWithMessage(`${setting} names ${named}, which does not exist.`);
  return named || files.find((file) => existsSync(file));
}

/**
 * Finds the paths of programs; as root on Debian, installs missing ones. Exits with a message if a required program
 * is unavailable.
 * @param {WantedProgram[]} wanted
 * @returns {Promise<Record<string, string>>} paths by environment variable
 */
export async function findPrograms(wanted) {
  const missing = wanted.filter((program) => !find(program));
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing.map(({ name }) => name).join(' and ')}…`);
    // Install required and optional packages separately: one unavailable package fails the complete command.
    for (const isOptional of [false, true]) {
      const packages = missing.filter(({ without }) => Boolean(without) === isOptional);
      if (packages.length > 0) await install(packages.map(({ aptPackage }) => aptPackage));
    }
  }
  /** @type {Record<string, string>} */
  const paths = {};
  for (const program of wanted) {
    const { name, setting, without } = program;
    const found = find(program);
    if (found) paths[setting] = found;
    else if (without) console.log(without);
    else {
      exitWithMessage(
        `npm test needs ${name}: install it or name it in ${setting}, or run npm test as root on Debian, which installs it.`,
      );
    }
  }
  return paths;
}
