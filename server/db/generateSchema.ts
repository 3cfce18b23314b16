/**
 * Generates Kysely's table types from the migrations. Run by `npm run generate`; a test fails when the committed
 * file is stale.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { migrate } from './migrate.ts';
import { openDatabase } from './openDatabase.ts';
import type { Database } from './schema.ts';

export const SCHEMA_FILE = path.join(import.meta.dirname, 'schema.gen.ts');

const HEADER = `// Written by \`npm run generate\` from server/db/migrations, which say what columns mean. Do not edit.
import type { GeneratedAlways } from 'kysely';
import type { Day, Digits, Json, WithDefault } from './columns.ts';

/** Every table by name. */
export interface Tables {
`;

const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Day',
  int2: 'number',
  int4: 'number',
  int8: 'Digits',
  jsonb: 'Json<unknown>',
  numeric: 'Digits',
  text: 'string',
  time: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  xid8: 'string',
};

interface Column {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isAlways: boolean;
  choice: string | null;
}

async function findColumns(db: Database): Promise<Column[]> {
  const { rows } = await sql<Column>`
    SELECT table_name AS "table", column_name AS name, udt_name AS type, is_nullable = 'YES' AS "isNullable",
      column_default IS NOT NULL AS "hasDefault",
      is_generated = 'ALWAYS' OR identity_generation IS NOT DISTINCT FROM 'ALWAYS' AS "isAlways",
      (
        SELECT pg_get_constraintdef(oid) FROM pg_constraint
        WHERE conrelid = quote_ident(table_name)::regclass AND conkey = ARRAY[ordinal_position::smallint]
          AND pg_get_constraintdef(oid) LIKE '%= ANY (ARRAY[%'
      ) AS choice
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
    ORDER BY table_name COLLATE "C", ordinal_position`.execute(db);
  return rows;
}

function typeOf({ table, name, type, choice, isNullable, hasDefault, isAlways }: Column): string {
  const known = TYPES[type.replace(/^_/, '')];
  if (known === undefined) throw new Error(`${table}.${name} has the unknown type ${type}.`);
  const values = choice?.match(/'[^']*'/g)?.join(' | ');
  const isList = type.startsWith('_');
  const element = isList ? known.replace('Digits', 'string') : known;
  const read = (values ?? element) + (isList ? '[]' : '') + (isNullable ? ' | null' : '');
  if (isAlways) return `GeneratedAlways<${read.replace('Digits', 'string')}>`;
  return hasDefault ? `WithDefault<${read}>` : read;
}

export async function schemaCode(db: Database): Promise<string> {
  const tables = Map.groupBy(await findColumns(db), ({ table }) => table);
  const code = [...tables].map(([table, columns]) => {
    const lines = columns.map((column) => `    ${column.name}: ${typeOf(column)};\n`);
    return `  ${table}: {\n${lines.join('')}  };\n`;
  });
  return `${HEADER}${code.join('')}}\n`;
}

if (import.meta.main) {
  const db = await openDatabase({ dataDir: 'memory://' });
  await migrate(db);
  await writeFile(SCHEMA_FILE, await schemaCode(db));
  await db.destroy();
}
