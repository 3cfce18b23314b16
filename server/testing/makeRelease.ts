import { mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

export const RELEASE_SETTINGS = {
  DIST_DIR: './dist',
  DIST_SERVER_DIR: './dist',
  DIST_STAFF_DIR: './none',
};

/**
 * Creates a release folder with a symlink to this server. Its pages and the file name of its script contain `name`.
 */
export async function makeRelease(folder: string, name: string): Promise<string> {
  const release = path.join(folder, name);
  const dist = path.join(release, 'dist');
  for (const part of ['assets', 'pictures', 'icons']) {
    await mkdir(path.join(dist, part), { recursive: true });
  }
  await symlink(path.resolve(import.meta.dirname, '..'), path.join(release, 'server'));
  const files = {
    'index.html':
      '<!doctype html><html lang="en"><head><style>b{}</style><!--head--></head><body><!--app-->' +
      '<script id="settings"></script><!--state--><script data-scripts="">boot()</script></body></html>',
    'chunks.json': JSON.stringify({ main: { scripts: [], styles: [] } }),
    'package.json': '{ "type": "module" }',
    [`assets/${name}.js`]: `// ${name}`,
    'render.js': `let rendered = 0;
      export const render = async () => ({
        status: 200, head: '', body: \`${name} \${process.pid} \${rendered++}\`, state: '', chunk: 'main', isComplete: true,
      });`,
  };
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(dist, file), text);
  return release;
}

export async function pointTo(link: string, release: string): Promise<void> {
  await symlink(release, `${link}.new`);
  await rename(`${link}.new`, link);
}
