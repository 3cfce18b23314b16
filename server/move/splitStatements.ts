/** A literal, a quoted name, a function's body, a comment, the end of a statement, or other text. */
const PART = /'[^']*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|;|[^'"$;-]+|[$-]/g;

/** Splits a dump of `pg_dump` into statements without comments, so that a server need not parse all of them at once. */
export function* splitStatements(dump: string): Generator<string> {
  let statement = '';
  for (const [part] of dump.matchAll(PART)) {
    if (part === ';') {
      yield statement.trim();
      statement = '';
    } else if (!part.startsWith('--')) statement += part;
  }
}
