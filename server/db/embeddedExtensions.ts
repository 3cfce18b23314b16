import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/** Extensions of the embedded database. */
export const EMBEDDED_EXTENSIONS = { pg_trgm, unaccent };
