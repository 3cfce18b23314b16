import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const TEMPLATE =
  '<!doctype html><html lang="en"><head><style>b{}</style><!--head--></head><body><!--app-->' +
  '<script id="settings"></script><!--state--><script data-scripts="/assets/main.js">boot()</script></body></html>';

export async function makeBuild(render: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'build-'));
  for (const name of ['assets', 'pictures', 'icons']) await mkdir(path.join(folder, name));
  const files = {
    'index.html': TEMPLATE,
    'chunks.json': JSON.stringify({ main: { scripts: ['/assets/main.js'], styles: [] } }),
    'package.json': '{ "type": "module" }',
    'render.js': render,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return folder;
}
