import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { give } from './setup.mjs';

/**
 * A browser that tests run in.
 * @typedef {object} WantedBrowser
 * @property {string} name
 * @property {string} setting environment variable that names another one
 * @property {string[]} files where systems have it, the first that is there is taken
 * @property {string} aptPackage Debian's package
 */

/** @type {WantedBrowser} */
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

/** @type {WantedBrowser} */
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

/** @param {string} aptPackage */
function install(aptPackage) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const parts of [
    ['update', '-q'],
    ['install', '-y', '-q', aptPackage],
  ]) {
    spawnSync('apt-get', parts, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
}

/**
 * Path of a browser, installed by the system's packages where root runs this and there is none. Ends the process with a
 * sentence where it cannot be had.
 * @param {WantedBrowser} wanted
 */
export function findBrowser({ name, setting, files, aptPackage }) {
  const named = process.env[setting];
  if (named)
    return existsSync(named) ? named : give(`${setting} names ${named}, which does not exist.`);
  const find = () => files.find((file) => existsSync(file));
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${name}…`);
    install(aptPackage);
    const installed = find();
    if (installed) return installed;
  }
  return give(
    `npm test needs ${name}: install it or name it in ${setting}, or run npm test as root on Debian, which installs it.`,
  );
}
