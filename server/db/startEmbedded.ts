import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

export function startEmbedded(options: PGliteOptions = {}): Promise<PGlite> {
  // V8's optimizing compiler needs 600 MB for a single function of PGlite 0.5.16. It would speed up statements by
  // only a fifth.
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
  return PGlite.create({ ...options, extensions: { pg_trgm, unaccent } });
}
