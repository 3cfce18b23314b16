/**
 * `node scripts/bareTexts.ts`: lists texts that are not alone in their element; exits with 1 if there are any.
 * Browser translation wraps texts in `<font>`, after which React fails to remove them
 * (https://github.com/facebook/react/issues/11538).
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.join(import.meta.dirname, '..');

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
const NOTHING = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike;

function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function isText(type: ts.Type): boolean {
  const shown = partsOf(type).filter((part) => (part.flags & NOTHING) === 0);
  return shown.length > 0 && shown.every((part) => (part.flags & TEXT) !== 0);
}

function mayBeText(type: ts.Type): boolean {
  const parts = partsOf(type);
  // TypeScript expands `ReactNode` to its union members, so recognize it by its member `bigint`.
  const isNode = parts.some((part) => (part.flags & ts.TypeFlags.BigIntLike) !== 0);
  return !isNode && parts.some((part) => (part.flags & TEXT) !== 0);
}

function branchesOf(expression: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(expression)) return branchesOf(expression.expression);
  if (ts.isConditionalExpression(expression)) {
    return [...branchesOf(expression.whenTrue), ...branchesOf(expression.whenFalse)];
  }
  if (ts.isBinaryExpression(expression)) {
    const { kind } = expression.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return branchesOf(expression.right);
    if (kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken) {
      return [...branchesOf(expression.left), ...branchesOf(expression.right)];
    }
  }
  return [expression];
}

function isElement(node: ts.Node): boolean {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}

function isBlank(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) && node.text.trim() === '';
}

function isBare(child: ts.JsxChild, isAlone: boolean, checker: ts.TypeChecker): boolean {
  if (ts.isJsxText(child)) return !isAlone;
  if (!ts.isJsxExpression(child) || !child.expression) return false;
  const branches = branchesOf(child.expression).filter((branch) => !isBlank(branch));
  const hasText = branches.some((branch) => isText(checker.getTypeAtLocation(branch)));
  return hasText && (!isAlone || branches.some(isElement));
}

function returnsText(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (!ts.isFunctionDeclaration(node) || !/^[A-Z]/.test(node.name?.text ?? '')) return false;
  const signature = checker.getSignatureFromDeclaration(node);
  const type = signature && checker.getReturnTypeOfSignature(signature);
  return type !== undefined && mayBeText(type);
}

export function bareTexts(program: ts.Program, files: readonly string[]): string[] {
  const checker = program.getTypeChecker();
  const found: string[] = [];
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} is not part of the program.`);
    const tell = (node: ts.Node) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const text = node.getText().replaceAll(/\s+/g, ' ').slice(0, 80);
      found.push(`${path.relative(root, file)}:${line + 1}: ${text}`);
    };
    const visit = (node: ts.Node): void => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
        const children = node.children.filter(
          (child) =>
            !(ts.isJsxText(child) && child.text.trim() === '') &&
            !(ts.isJsxExpression(child) && !child.expression),
        );
        for (const child of children) {
          if (isBare(child, children.length === 1, checker)) tell(child);
        }
      }
      if (returnsText(node, checker)) tell(node);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

function readProgram(): { program: ts.Program; files: string[] } {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = globSync('src/**/*.tsx', { cwd: root })
    .filter((file) => !/\.(test|stories)\.tsx$|\/testing\//.test(file))
    .map((file) => path.join(root, file));
  const declarations = globSync('src/*.d.ts', { cwd: root }).map((file) => path.join(root, file));
  return { program: ts.createProgram([...files, ...declarations], options), files };
}

if (import.meta.main) {
  const { program, files } = readProgram();
  const found = bareTexts(program, files);
  for (const text of found) console.log(text);
  if (found.length > 0) {
    console.log('Each of these texts needs an element of its own, such as <span>.');
    process.exitCode = 1;
  }
}
