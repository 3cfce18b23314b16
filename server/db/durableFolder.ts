import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** An open file or folder of PGlite's file system. */
export interface Stream {
  /** Descriptor of a file; folders have none */
  readonly nfd?: number;
  readonly node: object;
}

/** What is read and set of Emscripten's module. */
export interface EmscriptenModule {
  readonly NODEFS: {
    readonly realPath: (node: object) => string;
    stream_ops: { fsync?: (stream: Stream) => number };
  };
}

type InitOptions = Parameters<NodeFS['init']>;

/** Emscripten's number of EIO. */
const EIO = 29;

/**
 * The folder of the embedded database, whose flushes reach the disk. PGlite 0.5.16 has no `fsync` in its file system: a power
 * cut takes back what it said was committed.
 */
export class DurableFolder extends NodeFS {
  /** Flushes so far. */
  flushCount = 0;

  /** Adds what is missing to PGlite's file system, before it opens a file. */
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

  /** @returns 0, or the number of an error */
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

/** Flushes a folder with all that is in it, as nobody does what `initdb` wrote. */
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
