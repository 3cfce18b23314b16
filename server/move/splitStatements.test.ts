import { splitStatements } from './splitStatements.ts';

describe('splitStatements', () => {
  it('splits at semicolons outside literals, names, bodies and comments', () => {
    const dump = `-- A comment; with 'half a quote
CREATE TABLE "a;b" (c text DEFAULT 'it''s; \\');
CREATE FUNCTION f() RETURNS int AS $_$ SELECT '$$;'; $_$;
INSERT INTO t VALUES (1 - $1, '--;
');
`;
    expect([...splitStatements(dump)]).toEqual([
      `CREATE TABLE "a;b" (c text DEFAULT 'it''s; \\')`,
      `CREATE FUNCTION f() RETURNS int AS $_$ SELECT '$$;'; $_$`,
      `INSERT INTO t VALUES (1 - $1, '--;\n')`,
    ]);
  });
});
