import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  isArgumentElement,
  isPluralElement,
  isSelectElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import english from '../translations/server/en.json' with { type: 'json' };
import french from '../translations/server/fr.json' with { type: 'json' };

type Said = string | readonly Said[] | { readonly [name: string]: Said };

function messagesOf(said: Said, place = ''): [place: string, message: string][] {
  if (typeof said === 'string') return [[place, said]];
  return Object.entries(said).flatMap(([name, member]) =>
    messagesOf(member, place === '' ? name : `${place}.${name}`),
  );
}

function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  const names = elements.flatMap((element) => {
    if (isArgumentElement(element)) return [element.value];
    if (isPluralElement(element) || isSelectElement(element))
      return [
        element.value,
        ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value)),
      ];
    return [];
  });
  return [...new Set(names)].toSorted();
}

const inEnglish = messagesOf(english);

it('has the same messages with the same arguments in every language', () => {
  const shapeOf = (said: Said) =>
    Object.fromEntries(
      messagesOf(said).map(([place, message]) => [place, argumentsOf(parse(message))]),
    );
  expect(shapeOf(french)).toEqual(shapeOf(english));
});

it('fills every message that has arguments', () => {
  const withArguments = inEnglish.filter(
    ([place, message]) => !place.startsWith('email.') && argumentsOf(parse(message)).length > 0,
  );
  const sources = globSync('**/*.ts', { cwd: import.meta.dirname })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  const unfilled = withArguments.filter(([place]) => {
    const used = new RegExp(
      String.raw`(?<!fill\(\s*)\btexts\.${place.replaceAll('.', '\\.')}\b(?!\.)`,
    );
    return sources.some((source) => used.test(source));
  });
  expect(unfilled).toEqual([]);
});
