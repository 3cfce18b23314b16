import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import shopEnglish from '../../translations/en.json' with { type: 'json' };
import shopFrench from '../../translations/fr.json' with { type: 'json' };
import staffEnglish from '../../translations/staff/en.json' with { type: 'json' };
import staffFrench from '../../translations/staff/fr.json' with { type: 'json' };

const english = { ...shopEnglish, ...staffEnglish };
const french = { ...shopFrench, ...staffFrench };

const src = path.join(process.cwd(), 'src');

const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|gen)\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(src, file), 'utf8'))
  .join('\n');

/** Ids have the form `feature.place.meaning`. Keys of another form are titles of the server's menu (OPEN-26). */
const ID = /^[a-z][A-Za-z]*(?:\.[A-Za-z0-9_]+)+$/;
const quoted = new Set(
  [...code.matchAll(/['"`]([a-z][A-Za-z]*(?:\.[A-Za-z0-9_]+)+)(?=['"`])/g)].map(([, id]) => id),
);
const ids = Object.keys(english).filter((key) => ID.test(key));

function values(text: string): string[] {
  const names = (elements: MessageFormatElement[]): string[] =>
    elements.flatMap((element) => {
      if (isPluralElement(element) || isSelectElement(element)) {
        const parts = Object.values(element.options).flatMap(({ value }) => names(value));
        return [element.value, ...parts];
      }
      return isLiteralElement(element) || isPoundElement(element) ? [] : [element.value];
    });
  return [...new Set(names(parse(text)))].toSorted();
}

describe('texts [LANGUAGE-01]', () => {
  it('have the same ids in both languages, sorted [LANGUAGE-02, LANGUAGE-03]', () => {
    for (const [own, other] of [
      [shopEnglish, shopFrench],
      [staffEnglish, staffFrench],
    ] as const) {
      expect(Object.keys(other)).toEqual(Object.keys(own));
      expect(Object.keys(own)).toEqual(Object.keys(own).toSorted());
    }
  });

  it('keep staff texts out of the storefront', () => {
    const both = Object.keys(staffEnglish).filter((id) => id in shopEnglish);
    expect(both).toEqual([]);
    expect(Object.keys(shopEnglish).filter((id) => id.startsWith('staff.'))).toEqual([]);
  });

  it('are all used by the code', () => {
    expect(ids.filter((id) => !quoted.has(id))).toEqual([]);
  });

  it('exist for every id in the code', () => {
    const named = [
      ...code.matchAll(/(?:\bid=|\bid: |\b\w*Id[=:] ?\{?)['"]([a-z][\w.]*\.[\w.]+)['"]/g),
    ];
    const missing = named.map(([, id]) => id).filter((id) => id && !(id in english));
    expect(named.length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });

  it('take the same values in both languages', () => {
    const different = Object.entries(english).filter(
      ([id, text]) =>
        String(values(text)) !== String(values((french as Record<string, string>)[id] ?? '')),
    );
    expect(different).toEqual([]);
  });
});
