const PART = /'[^']*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|;|[^'"$;-]+|[$-]/g;

/** Splits a dump of `pg_dump` into statements without comments, so that each is sent separately. */
export function* splitStatements(dump: string): Generator<string> {
  let statement = '';
  for (const [part] of dump.matchAll(PART)) {
    if (part === ';') {
      yield statement.trim();
      statement = '';
    } else if (!part.startsWith('--')) statement += part;
  }
}
