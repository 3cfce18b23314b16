import { wordForms } from './wordForms.ts';

describe('wordForms', () => {
  it.each([
    ['almond', 'almonds'],
    ['tomato', 'tomatoes'],
    ['berry', 'berries'],
    ['peach', 'peaches'],
    ['chilli', 'chilly'],
    ['gateau', 'gateaux'],
    ['pomme', 'pommes'],
  ])('treats %s and %s as one word', (one, other) => {
    expect(wordForms(one)).toContain(other);
    expect(wordForms(other)).toContain(one);
    expect(wordForms(one)[0]).toBe(one);
  });

  it.each(['of', 'glass'])('does not shorten %s', (word) => {
    expect(wordForms(word).every((form) => form.startsWith(word))).toBe(true);
  });
});
