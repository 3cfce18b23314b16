import ts from 'typescript';

/** One test as its title tells it. */
export interface TestTitle {
  /** Ids of the requirements it proves, in the order written; may be empty. */
  ids: string[];
  /** The title without the ids and the tag; values put in at run time are shown as `…`. */
  text: string;
  /** Tagged `@full`: `npm test` leaves it out. */
  isFull: boolean;
}

const callers = new Set(['describe', 'it', 'test']);
const FULL_TAG = ' @full';
const leadingId = /^([A-Z]+-\d\d)\b(?:\s*,|:)?\s*(?:and\s+(?=[A-Z]+-\d\d))?/;

/** Whether the name called is `it`, `test.describe`, `it.each(…)` and the like, none of them skipped. */
function declaresTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callers.has(callee.text);
  if (ts.isCallExpression(callee)) return declaresTest(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return declaresTest(callee.tag);
  if (!ts.isPropertyAccessExpression(callee)) return false;
  return !['skip', 'todo', 'fixme'].includes(callee.name.text) && declaresTest(callee.expression);
}

function staticText(node: ts.Expression | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

function splitTitle(title: string): TestTitle {
  const ids: string[] = [];
  let text = title;
  for (let found = leadingId.exec(text); found?.[1]; found = leadingId.exec(text)) {
    ids.push(found[1]);
    text = text.slice(found[0].length);
  }
  const isFull = text.endsWith(FULL_TAG);
  return { ids, text: isFull ? text.slice(0, -FULL_TAG.length) : text, isFull };
}

/** The first texts of a table's rows, where the titles of its tests begin with them: `it.each([['CART-07 …', 1]])('%s')`. */
function rowTexts({ expression, arguments: [title] }: ts.CallExpression): string[] {
  if (
    !splitTitle(staticText(title) ?? '').text.startsWith('%s') ||
    !ts.isCallExpression(expression)
  )
    return [];
  const [table] = expression.arguments;
  if (!table || !ts.isArrayLiteralExpression(table)) return [];
  return table.elements.flatMap((row) => {
    const first = ts.isArrayLiteralExpression(row) ? row.elements[0] : row;
    return staticText(first) ?? [];
  });
}

/** The titles of all tests and groups of tests in a source text, in the order written; skipped ones are left out. */
export function testTitles(source: string): TestTitle[] {
  const titles: TestTitle[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && declaresTest(node.expression)) {
      const title = staticText(node.arguments[0]);
      if (title !== undefined && node.arguments.length > 1) titles.push(splitTitle(title));
      titles.push(...rowTexts(node).map(splitTitle));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return titles;
}
