import ts from 'typescript';

export interface TestTitle {
  ids: string[];
  text: string;
  isFull: boolean;
}

const callers = new Set(['describe', 'it', 'test']);
const FULL_TAG = ' @full';
const ID = '[A-Z]+-\\d\\d';
const trailingIds = new RegExp(`^(.*?) ?\\[(${ID}(?:, ${ID})*)\\]$`);
const onlyIds = new RegExp(`^${ID}(?:, ${ID})*$`);

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
  const isFull = title.endsWith(FULL_TAG);
  const named = isFull ? title.slice(0, -FULL_TAG.length) : title;
  const [, text = named, ids] = trailingIds.exec(named) ?? [];
  if (onlyIds.test(named)) return { ids: named.split(', '), text: '', isFull };
  return { ids: ids?.split(', ') ?? [], text, isFull };
}

/** Reads row titles from tables: `it.each([['after an edit [CART-07]', 1]])('reads the cart %s')`. */
function rowTexts({ expression, arguments: [title] }: ts.CallExpression): string[] {
  const isNamed = /^[^%]*%s/.test(staticText(title) ?? '');
  if (!isNamed || !ts.isCallExpression(expression)) return [];
  const [table] = expression.arguments;
  if (!table || !ts.isArrayLiteralExpression(table)) return [];
  return table.elements.flatMap((row) => {
    const first = ts.isArrayLiteralExpression(row) ? row.elements[0] : row;
    return staticText(first) ?? [];
  });
}

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
