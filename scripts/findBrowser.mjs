import { spawn } from 'node:child_process';
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

/** One process for both steps, so that it goes on while this one waits for others. @param {string[]} packages */
function install(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const script = 'apt-get update -q; apt-get install -y -q "$@"';
  const child = spawn('sh', ['-c', script, 'sh', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  return new Promise((resolve) => child.on('close', resolve));
}

/** @param {WantedBrowser} wanted */
function find({ setting, files }) {
  const named = process.env[setting];
  if (named && !existsSync(named)) give(`${setting} names ${named}, which does not exist.`);
  return named || files.find((file) => existsSync(file));
}

/**
 * Paths of browsers by their setting; those that are missing are installed by the system's packages where root runs
 * this. Ends the process with a sentence where one cannot be had.
 * @param {WantedBrowser[]} wanted
 * @returns {Promise<Record<string, string>>}
 */
export async function findBrowsers(wanted) {
  const missing = wanted.filter((browser) => !find(browser));
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing.map(({ name }) => name).join(' and ')}…`);
    await install(missing.map(({ aptPackage }) => aptPackage));
  }
  return Object.fromEntries(
    wanted.map((browser) => [
      browser.setting,
      find(browser) ??
        give(
          `npm test needs ${browser.name}: install it or name it in ${browser.setting}, or run npm test as root on Debian, which installs it.`,
        ),
    ]),
  );
}
