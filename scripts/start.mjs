/**
 * `npm start`: installs and builds what is missing or stale, then runs the shop. Without a newsletter provider or
 * payment keys it also starts fake ones on separate ports.
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
    FAKE_PAYMENTS_PORT: '3002',
    ...process.env,
    ...serverEnvironment(),
  },
});

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    // On Ctrl+C the terminal sends SIGINT to the server too; a second SIGINT would force it to quit. On SIGHUP the
    // server would reload, but a closed terminal must stop it.
    if (signal !== 'SIGINT' || !process.stdin.isTTY)
      server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  });
}

// npm signals only its shell, which exits without forwarding the signal. So stop the server when the parent process
// changes.
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
