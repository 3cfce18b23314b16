import ts from 'typescript';
import { bareTexts } from './bareTexts.ts';

function find(code: string): string[] {
  const file = '/screen.tsx';
  const text = `declare namespace JSX { interface IntrinsicElements { [name: string]: object } interface Element { key: string } }
declare const name: string, isNew: boolean, part: JSX.Element | string | bigint;
${code}`;
  const host = ts.createCompilerHost({});
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...rest) =>
    path === file
      ? ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
      : read(path, ...rest);
  const options = { noLib: true, strict: true, jsx: ts.JsxEmit.Preserve };
  return bareTexts(ts.createProgram([file], options, host), [file]).map((found) =>
    found.replace(/^.*?: /, ''),
  );
}

describe('bareTexts', () => {
  it.each([
    ['const a = <p>{name}<br /></p>;', '{name}'],
    ['const a = <p>{isNew && <b />}{`${name}!`}</p>;', '{`${name}!`}'],
    ['const a = <p><b /> · <b /></p>;', '· '],
    ['const a = <p>{isNew ? <b /> : name}</p>;', '{isNew ? <b /> : name}'],
    ['function Name() { return name; }', 'function Name() { return name; }'],
  ])('reports a text with siblings: %s', (code, found) => {
    expect(find(code)).toEqual([found]);
  });

  it.each([
    'const a = <p>{name}</p>;',
    "const a = <p>{isNew ? name : ''}</p>;",
    'const a = <p><span>{name}</span>{isNew && <b />}</p>;',
    'const a = <p>{part}<b /></p>;',
    "const a = <p><b />{' '}<b /></p>;",
    'function nameOf() { return name; }',
  ])('accepts %s', (code) => {
    expect(find(code)).toEqual([]);
  });
});
