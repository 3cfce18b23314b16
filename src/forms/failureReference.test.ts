import { referenceOf } from './failureReference.ts';

const failure = (text: string) => ({ status: 500, text });

describe('referenceOf', () => {
  it("returns the server's reference of its failure", () => {
    const text = '{"error":"Something went wrong.","reference":"0f3a9c21b7de"}';
    expect(referenceOf(failure(text))).toBe('0f3a9c21b7de');
  });

  it.each([
    'Server error',
    '',
    '{"error":"Something went wrong."}',
    '{"reference":7}',
    '{"reference":"<b>0f3a</b>"}',
    '{"reference":',
    'null',
  ])('returns undefined for %j', (text) => expect(referenceOf(failure(text))).toBeUndefined());

  it('returns undefined without a failure', () => expect(referenceOf(undefined)).toBeUndefined());
});
