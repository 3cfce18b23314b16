/** Simulates a power cut: undoes a random part of the changes that were not flushed to disk. */
import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { DurableFolder, type EmscriptenModule, type Stream } from '../db/durableFolder.ts';

interface Unflushed {
  readonly place: string;
  readonly undo: () => void;
}

interface Operations {
  stream_ops: {
    write: (
      stream: Stream,
      buffer: Uint8Array,
      offset: number,
      length: number,
      at: number,
    ) => number;
    setattr: (stream: Stream, attributes: { size?: number }) => void;
  };
  node_ops: {
    mknod: (parent: object, name: string, mode: number, device: number) => object;
    rename: (node: object, folder: object, name: string) => void;
    unlink: (parent: object, name: string) => void;
    setattr: (node: object, attributes: { size?: number }) => void;
  };
}

export class ForgetfulFolder extends DurableFolder {
  #changes: Unflushed[] = [];
  fuse = Infinity;
  flushes = true;
  /** Called at the power cut. Must end the process, as nothing may be written afterwards. */
  onCut: () => never = () => process.exit(1);

  protected override prepare(module: EmscriptenModule): void {
    super.prepare(module);
    const { NODEFS } = module;
    const { stream_ops: files, node_ops: names } = NODEFS as unknown as Operations;
    const { realPath } = NODEFS;
    const flush = NODEFS.stream_ops.fsync;
    NODEFS.stream_ops.fsync = (stream) => {
      if (!this.flushes) return 0;
      this.#burn();
      const place = realPath(stream.node);
      this.#changes = this.#changes.filter((change) => change.place !== place);
      return flush?.(stream) ?? 0;
    };

    const { write, setattr: setStream } = files;
    files.write = (stream, buffer, offset, length, at) => {
      this.#burn();
      this.#note(realPath(stream.node), at, length);
      return write(stream, buffer, offset, length, at);
    };
    files.setattr = (stream, attributes) => {
      this.#noteLength(realPath(stream.node), attributes.size);
      setStream(stream, attributes);
    };
    const { mknod, rename, unlink, setattr } = names;
    names.setattr = (node, attributes) => {
      this.#noteLength(realPath(node), attributes.size);
      setattr(node, attributes);
    };
    names.mknod = (parent, name, mode, device) => {
      this.#burn();
      const node = mknod(parent, name, mode, device);
      const file = realPath(node);
      if (statSync(file).isFile()) this.#add(file, () => existsSync(file) && unlinkSync(file));
      return node;
    };
    names.rename = (node, folder, name) => {
      this.#burn();
      const from = realPath(node);
      const to = path.join(realPath(folder), name);
      const old = existsSync(to) && statSync(to).isFile() ? readFileSync(to) : undefined;
      rename(node, folder, name);
      this.#add(path.dirname(to), () => {
        if (!existsSync(to)) return;
        renameSync(to, from);
        if (old) writeFileSync(to, old);
      });
    };
    names.unlink = (parent, name) => {
      this.#burn();
      const file = path.join(realPath(parent), name);
      const old = readFileSync(file);
      unlink(parent, name);
      this.#add(path.dirname(file), () => writeFileSync(file, old));
    };
  }

  #burn(): void {
    this.fuse -= 1;
    if (this.fuse < 0) this.onCut();
  }

  #add(place: string, undo: () => unknown): void {
    this.#changes.push({ place, undo: () => void undo() });
  }

  #note(file: string, at: number, length: number): void {
    const descriptor = openSync(file, 'r');
    const { size } = fstatSync(descriptor);
    const old = Buffer.alloc(Math.max(0, Math.min(length, size - at)));
    readSync(descriptor, old, 0, old.length, at);
    closeSync(descriptor);
    this.#add(file, () => {
      if (!existsSync(file)) return;
      const opened = openSync(file, 'r+');
      if (old.length > 0) writeSync(opened, old, 0, old.length, at);
      if (fstatSync(opened).size > size && size < at + length) ftruncateSync(opened, size);
      closeSync(opened);
    });
  }

  #noteLength(file: string, size: number | undefined): void {
    if (size === undefined) return;
    this.#burn();
    const old = readFileSync(file);
    this.#add(file, () => {
      if (!existsSync(file)) return;
      if (old.length > size) writeFileSync(file, old);
      else truncateSync(file, old.length);
    });
  }

  /**
   * Undoes the unflushed changes that `isUndone` selects, latest first.
   * @returns the number of changes undone
   */
  cut(isUndone: () => boolean): number {
    const undone = this.#changes.toReversed().filter(isUndone);
    for (const { undo } of undone) undo();
    this.#changes = [];
    return undone.length;
  }
}
