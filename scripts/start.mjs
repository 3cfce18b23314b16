/**
 * `npm start`: installs and builds what is missing or stale, then runs the shop. Without a newsletter provider it
 * also starts a fake one on a separate port.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import {
  buildIfStale,
  findNode,
  installPackages,
  root,
  SERVER_ARGUMENTS,
  serverEnvironment,
} from './setup.mjs';

installPackages();
await buildIfStale();

const server = spawn(findNode(), SERVER_ARGUMENTS, {
  cwd: root,
  stdio: 'inherit',
  env: {
    NODE_ENV: 'production',
    FAKE_NEWSLETTER_PORT: '3001',
    ...process.env,
    ...serverEnvironment(),
  },
});

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    // A terminal sends Ctrl+C to the server itself; a second SIGINT would force it to quit. A closed terminal must
    // stop the server, not reload it.
    if (signal !== 'SIGINT' || !process.stdin.isTTY)
      server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  });
}

// npm sends signals to the shell between it and us, which exits without forwarding them.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  server.kill('SIGTERM');
}, 500);
watch.unref();

server.on('error', (error) => {
  console.error(`The server could not be started: ${error.message}`);
  process.exitCode = 1;
});
server.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
});
