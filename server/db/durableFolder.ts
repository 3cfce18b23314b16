import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

export interface Stream {
  readonly nfd?: number;
  readonly node: object;
}

export interface EmscriptenModule {
  readonly NODEFS: {
    readonly realPath: (node: object) => string;
    stream_ops: { fsync?: (stream: Stream) => number };
  };
}

type InitOptions = Parameters<NodeFS['init']>;

const EIO = 29;

/**
 * Folder of the embedded database that passes fsync on to the disk. The NodeFS of PGlite 0.5.16 ignores fsync, so a
 * power cut loses committed rows.
 */
export class DurableFolder extends NodeFS {
  flushCount = 0;

  protected prepare({ NODEFS }: EmscriptenModule): void {
    NODEFS.stream_ops.fsync = ({ nfd, node }) => this.#flush(nfd, () => NODEFS.realPath(node));
  }

  override async init(pglite: InitOptions[0], options: InitOptions[1]) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const addFlush = (module: unknown) => this.prepare(module as EmscriptenModule);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFlush] },
    };
  }

  #flush(descriptor: number | undefined, pathOf: () => string): number {
    this.flushCount += 1;
    const opened = descriptor ?? openSync(pathOf(), 'r');
    try {
      fsyncSync(opened);
      return 0;
    } catch {
      return EIO;
    } finally {
      if (descriptor === undefined) closeSync(opened);
    }
  }
}

export async function flushFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const each of [...paths, folder, path.dirname(folder)]) {
    const file = await open(each);
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  }
}
