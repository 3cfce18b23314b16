/** `npm run findings`: runs each script in findings/. The scripts need the network. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { root } from './setup.mjs';

const failed = globSync('findings/*.sh', { cwd: root })
  .toSorted()
  .filter((file) => {
    console.log(`\n${file}`);
    return spawnSync('bash', [file], { cwd: root, stdio: 'inherit' }).status !== 0;
  });
if (failed.length > 0) {
  console.error(`\nChanged: ${failed.join(', ')}`);
  process.exitCode = 1;
}
