import ts from 'typescript';

const parse = (source: string): ts.SourceFile =>
  ts.createSourceFile('part.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const isExported = (node: ts.HasModifiers): boolean =>
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

const isLazy = (made: ts.Expression): boolean =>
  ts.isCallExpression(made) && made.expression.getText() === 'loadable';

export function exportedComponents(source: string): string[] {
  const names = parse(source).statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement) && isExported(statement)) {
      return [statement.name?.text ?? ''];
    }
    if (!ts.isVariableStatement(statement) || !isExported(statement)) return [];
    return statement.declarationList.declarations
      .filter(
        ({ initializer: made }) => made && !ts.isArrayLiteralExpression(made) && !isLazy(made),
      )
      .map(({ name }) => name.getText());
  });
  return names.filter((name) => /^[A-Z][A-Za-z]*[a-z][A-Za-z]*$/.test(name));
}

export function drawnComponents(source: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'draws' &&
      ts.isArrayLiteralExpression(node.initializer)
    ) {
      names.push(...node.initializer.elements.filter(ts.isStringLiteral).map(({ text }) => text));
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(source));
  return names;
}
