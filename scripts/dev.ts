/** `npm run dev`: runs the backend, restarted on source changes, and the storefront with hot module replacement. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildIfStale, findNode, ownEnvironment, root } from './setup.mjs';

const apiPort = process.env.PORT ?? '3000';
const shopPort = process.env.DEV_PORT ?? '8080';

// The backend also serves rendered pages, so it needs a build.
await buildIfStale();

const env = { ...process.env, ...ownEnvironment(), NODE_ENV: 'development' };
const webpack = path.join(root, 'node_modules/webpack/bin/webpack.js');
const children = [
  spawn(findNode(), ['--watch', 'server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, PORT: apiPort },
  }),
  spawn(
    findNode(),
    [webpack, 'serve', '--config', 'webpack.config.ts', '--config-name', 'browser'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...env, PORT: shopPort, API_URL: `http://127.0.0.1:${apiPort}` },
    },
  ),
];
console.log(`Storefront that takes up edits: http://127.0.0.1:${shopPort}`);

function stop(): void {
  for (const child of children) child.kill();
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
